import type { ReactNode } from "react";
import { variant } from "../theme/variant";

interface VisuallyHiddenProps {
  children: ReactNode;
  role?: "status";
}

/** Words for screen readers only. */
export const VisuallyHidden = ({ children, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} sx={variant("text.hidden")}>
    {children}
  </span>
);
