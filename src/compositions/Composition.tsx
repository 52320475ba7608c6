import { createContext, type ReactElement, type ReactNode, useContext } from "react";
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

/** Gives the sections of a page the style of its composition, and the colors of its audience. */
export const Composition = ({ style, theme, children }: CompositionProps): ReactElement => (
  <Current.Provider value={style}>
    <div sx={{ ...themed(theme), ...style.page }}>{children}</div>
  </Current.Provider>
);

/** The style of the page around a section. */
export const useComposition = (): CompositionStyle => useContext(Current);
