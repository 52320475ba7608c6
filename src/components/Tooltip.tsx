import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";

interface TooltipProps {
  label: string;
  /** The control that the tooltip names. */
  children: ReactElement;
}

/** A name that shows beside a control after 700 ms of pointing at it, or at once on focus. */
export default function Tooltip({ label, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={4}
            sx={{
              zIndex: "menu",
              px: 2,
              py: 1,
              bg: "text",
              color: "inverse",
              borderRadius: "control",
              fontSize: "small",
              fontWeight: "medium",
            }}
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
