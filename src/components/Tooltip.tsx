import * as Radix from "@radix-ui/react-tooltip";
import { type ReactElement, useEffect, useRef, useState } from "react";

interface TooltipProps {
  label: string;
  /** The control that the tooltip names. */
  children: ReactElement;
}

/** In milliseconds: how long one points at a control until its name shows. */
const delay = 700;

/** A name that shows beside a control after 700 ms of pointing at it, or at once on focus. */
export default function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  // The control may appear under a pointer that rests, which then sends no event of its own.
  useEffect(() => {
    const timer = setTimeout(() => trigger.current?.matches(":hover") && setOpen(true), delay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={300}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
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
