import { type ReactElement, useRef } from "react";

interface LastAnswerProps {
  /** The page's element. */
  children: ReactElement;
  isAnswered: boolean;
}

/**
 * Shows a page as it was while Gatsby answers its query without it, which it does when a file changes while it still reads others.
 * The page would fail and stay empty until a reload.
 */
export function LastAnswer({ children, isAnswered }: LastAnswerProps): ReactElement | null {
  const last = useRef<ReactElement | null>(null);
  if (isAnswered) last.current = children;
  return last.current;
}
