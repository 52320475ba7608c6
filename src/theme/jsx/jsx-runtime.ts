import type { ElementType, Key } from "react";
import * as runtime from "react/jsx-runtime";
import { type Props, styledProps } from "./styledProps";

export { Fragment } from "react";
export type { JSX } from "theme-ui/jsx-runtime";

/** What JSX is compiled to: React's own elements, with theme-ui's `sx` as a class. */
export const jsx = (type: ElementType, props: Props, key?: Key) => runtime.jsx(type, styledProps(props), key);

/** As {@link jsx}, of an element with more than one child. */
export const jsxs = (type: ElementType, props: Props, key?: Key) => runtime.jsxs(type, styledProps(props), key);
