import { createContext, type ReactNode, useContext } from "react";
import type { ThemeName } from "../theme/audiences";
import { themed } from "../theme/variant";
import type { CompositionStyle } from "./CompositionStyle";
import { standard } from "./general";

const Current = createContext<CompositionStyle>(standard);

interface CompositionProps {
  style: CompositionStyle;
  theme?: ThemeName | null;
  children: ReactNode;
}

export const Composition = ({ style, theme, children }: CompositionProps) => (
  <Current.Provider value={style}>
    <div sx={{ ...themed(theme), ...style.page }}>{children}</div>
  </Current.Provider>
);

export const useComposition = () => useContext(Current);
