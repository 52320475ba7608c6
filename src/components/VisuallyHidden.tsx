import type { ReactNode } from "react";

interface VisuallyHiddenProps {
  children: ReactNode;
  role?: "status";
  id?: string;
}

/** Words for screen readers only. */
export const VisuallyHidden = ({ children, ...rest }: VisuallyHiddenProps) => (
  <span
    {...rest}
    sx={{ position: "absolute", width: 1, height: 1, m: "-1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" }}
  >
    {children}
  </span>
);
