import { type ReactNode, useDeferredValue } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { SmartLink } from "../components/SmartLink";
import { screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { DebateMap } from "./DebateMap";
import { drawing } from "./Track";
import type { DebateProps } from "./walk";
import { resultInWords } from "./words";

interface DebateEndProps extends DebateProps {
  step: number;
  positions: readonly number[];
  Heading: "h3" | "h4";
  children: ReactNode;
}

/** Before the end, it is laid out, but neither shown nor read. */
const styles: ThemeUIStyleObject = {
  "&[aria-hidden]": {
    visibility: "hidden",
    height: 0,
    overflow: "hidden",
    "@media print": { display: "none" },
  },
  "&:not([aria-hidden])": drawing("[data-drawn=last]", "calc(var(--turn, 10) * 120ms)"),
};

/**
 * What a debate leads to: its result, the next step, and a map on which the path and the ring draw themselves.
 * It renders while the last argument is read, so that the press that ends the debate has little to do.
 */
export function DebateEnd({ debate, words, step, positions, Heading, children }: DebateEndProps) {
  const total = debate.arguments.length;
  const ended = step > total;
  const nearEnd = useDeferredValue(step) >= total;
  const settled = useDeferredValue(positions);
  const path = ended ? positions : settled;
  if (!ended && !nearEnd) return null;
  return (
    <div aria-hidden={!ended || undefined} sx={styles}>
      <div sx={{ px: [4, null, 5], pt: 4 }}>
        <Heading
          tabIndex={-1}
          sx={{ ...variant("text.heading"), fontSize: ["heading", "2.125rem"], pb: 3 }}
        >
          {resultInWords(path, words)}
        </Heading>
        {debate.next && (
          <SmartLink to={debate.next.to} sx={{ ...variant("buttons.primary"), ...screenOnly }}>
            {debate.next.label}
          </SmartLink>
        )}
      </div>
      <DebateMap mode="map" debate={debate} words={words} positions={path} Heading={Heading} />
      {children}
    </div>
  );
}
