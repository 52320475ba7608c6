import { type ReactNode, useState } from "react";
import { Collapsible } from "../../components/Collapsible";
import { useSite } from "../../components/useSite";

interface DetailsProps {
  /** The id of the card's heading. */
  labelledBy: string;
  /** For the grid around the content. */
  className?: string;
  children: ReactNode;
}

/** The details of a card, which a button opens. */
export function Details({ labelledBy, className, children }: DetailsProps) {
  const { messages } = useSite();
  const [open, setOpen] = useState(false);
  return (
    <Collapsible
      open={open}
      onToggle={() => setOpen(!open)}
      label={open ? messages.hideDetails : messages.viewDetails}
      labelledBy={labelledBy}
    >
      <div className={className} sx={{ display: "grid", py: 3 }}>
        {children}
      </div>
    </Collapsible>
  );
}
