import { createContext, type Dispatch, type ReactNode, useContext, useReducer } from "react";
import { type Walk, type WalkAction, walkReducer, walkStart } from "./walk";

type WalkState = readonly [Walk, Dispatch<WalkAction>];

const Shared = createContext<WalkState | undefined>(undefined);

/** Lets the first screen and the section of a debate move the same scale. */
export const SharedWalk = ({ children }: { children: ReactNode }) => (
  <Shared.Provider value={useReducer(walkReducer, walkStart)}>{children}</Shared.Provider>
);

/** The visitor's walk: the one that the page shares, or else a new one. */
export function useWalk(): WalkState {
  const own = useReducer(walkReducer, walkStart);
  return useContext(Shared) ?? own;
}
