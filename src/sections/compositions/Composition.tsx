import { createContext, type ReactNode, useContext } from "react";
import { type ThemeName, themed } from "../../theme/themes";
import type { CompositionStyle } from "./CompositionStyle";
import { sheet } from "./sheet";

const Current = createContext<CompositionStyle>(sheet);

interface CompositionProps {
  /** How its sections are set: one of the objects beside this file, so that a page loads its own alone. */
  style: CompositionStyle;
  /** The colours of the audience. */
  theme?: ThemeName | null;
  children: ReactNode;
}

/** Sets the sections inside it in one composition and in the colours of one theme. */
export const Composition = ({ style, theme, children }: CompositionProps) => (
  <Current.Provider value={style}>
    <div sx={{ ...themed(theme), ...style.page }}>{children}</div>
  </Current.Provider>
);

/** The composition around a section; the plain sheet where there is none. */
export const useComposition = (): CompositionStyle => useContext(Current);
