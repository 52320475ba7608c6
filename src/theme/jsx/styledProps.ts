import type { ThemeUIStyleObject } from "theme-ui";
import { classOf, classWith } from "../styles";

export interface Props {
  sx?: ThemeUIStyleObject;
  className?: string;
  [name: string]: unknown;
}

/** Makes a class of `sx`. */
export function styledProps(props: Props): Props {
  if (!props.sx) return props;
  const { sx, ...rest } = props;
  return { ...rest, className: rest.className ? classWith(sx, rest.className) : classOf(sx) };
}
