import { type ReactElement, type ReactNode, useState } from "react";
import { Collapsible } from "./Collapsible";
import { useSite } from "./useSite";

interface DetailsProps {
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** Details of a card, closed at first. */
export function Details({ labelledBy, className, children }: DetailsProps): ReactElement {
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
