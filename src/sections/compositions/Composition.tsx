import { createContext, type ReactNode, useContext } from "react";
import { type ThemeName, themed } from "../../theme/themes";
import { arc } from "./arc";
import type { CompositionStyle } from "./CompositionStyle";
import { docket } from "./docket";
import { flow } from "./flow";
import { ledger } from "./ledger";
import { map } from "./map";
import { programme } from "./programme";
import { record } from "./record";
import { sheet } from "./sheet";

/** How the sections of a page are set: each audience has a way of its own. */
const compositions = { sheet, flow, arc, docket, record, map, ledger, programme };

const Current = createContext<CompositionStyle>(sheet);

interface CompositionProps {
  name: keyof typeof compositions;
  /** The colours of the audience. */
  theme?: ThemeName | null;
  children: ReactNode;
}

/** Sets the sections inside it in one composition and in the colours of one theme. */
export const Composition = ({ name, theme, children }: CompositionProps) => (
  <Current.Provider value={compositions[name]}>
    <div sx={{ ...themed(theme), ...compositions[name].page }}>{children}</div>
  </Current.Provider>
);

/** The composition around a section; the plain sheet where there is none. */
export const useComposition = (): CompositionStyle => useContext(Current);
