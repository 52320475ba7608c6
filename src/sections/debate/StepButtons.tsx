import type { ReactNode } from "react";

/** The row of buttons below a step. */
export const StepButtons = ({ children }: { children: ReactNode }) => (
  <div
    sx={{
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 3,
      px: [4, null, 5],
      pb: 4,
    }}
  >
    {children}
  </div>
);
