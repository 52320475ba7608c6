import { type ReactElement, type ReactNode, useState } from "react";
import type { Part } from "../shared/langOf";
import { Collapsible } from "./Collapsible";
import { useSite } from "./useSite";

interface DetailsProps {
  /** The card. */
  around: Part;
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** Details of a card, closed at first. */
export function Details({ around, labelledBy, className, children }: DetailsProps): ReactElement {
  const { messages, langOfText } = useSite();
  const [open, setOpen] = useState(false);
  const label = open ? "hideDetails" : "viewDetails";
  return (
    <Collapsible
      open={open}
      onToggle={() => setOpen(!open)}
      label={messages[label]}
      labelLang={langOfText(label, around)}
      labelledBy={labelledBy}
    >
      <div className={className} sx={{ display: "grid", py: 3 }}>
        {children}
      </div>
    </Collapsible>
  );
}
