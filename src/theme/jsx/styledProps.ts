import type { ThemeUIStyleObject } from "theme-ui";
import { classOf, cx } from "../styles";

export interface Props {
  sx?: ThemeUIStyleObject;
  className?: string;
  [name: string]: unknown;
}

/** Makes a class of `sx`. What a component is given by who uses it comes last, and wins. */
export function styledProps({ sx, ...rest }: Props): Props {
  if (!sx) return rest;
  const own = classOf(sx);
  return { ...rest, className: rest.className ? cx(own, rest.className) : own };
}
