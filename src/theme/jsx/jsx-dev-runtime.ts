import type { ElementType, Key } from "react";
import * as runtime from "react/jsx-dev-runtime";
import { type Props, styledProps } from "./styledProps";

export { Fragment } from "react";
export type { JSX } from "theme-ui/jsx-runtime";

/** What JSX is compiled to while developing and in tests; see jsx-runtime.ts. */
export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: runtime.JSXSource,
  self?: unknown,
) => runtime.jsxDEV(type, styledProps(props), key, isStatic, source, self);
