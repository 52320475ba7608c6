import { createContext, type ReactNode, useContext } from "react";
import { type ThemeName, themed } from "../../theme/themes";
import type { CompositionStyle } from "./CompositionStyle";
import { sheet } from "./sheetStyles";

const Current = createContext<CompositionStyle>(sheet);

interface CompositionProps {
  /** One of the styles in this folder. A page imports only its own, so that it doesn't load the others. */
  style: CompositionStyle;
  /** The colors of the audience. */
  theme?: ThemeName | null;
  children: ReactNode;
}

/** Gives all sections inside it one composition style and the colors of one theme. */
export const Composition = ({ style, theme, children }: CompositionProps) => (
  <Current.Provider value={style}>
    <div sx={{ ...themed(theme), ...style.page }}>{children}</div>
  </Current.Provider>
);

/** The composition style around a section; `sheet` when there is none. */
export const useComposition = (): CompositionStyle => useContext(Current);
