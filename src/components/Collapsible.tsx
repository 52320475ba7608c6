import ChevronDown from "lucide-react/icons/chevron-down";
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useCollapse } from "react-collapsed";
import { flushSync } from "react-dom";
import type { ThemeUIStyleObject } from "theme-ui";
import { bareButton, scriptsOnly } from "../theme/mixins";
import { useScripts } from "./useScripts";

interface CollapsibleProps {
  open: boolean;
  onToggle(): void;
  label: ReactNode;
  labelLang?: string | undefined;
  /** The id of the heading that names the details; without it, the label is their heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** Of the button, and of the heading that becomes one, so that nothing moves. */
const control: ThemeUIStyleObject = {
  ...bareButton,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 3,
  minHeight: "target",
  fontWeight: "strong",
  // Firefox would leave the words of a button out of copied text.
  userSelect: "text",
  "& > svg": { flex: "none", transition: "transform 200ms ease-out", ...scriptsOnly },
  "&[aria-expanded='true'] > svg": { transform: "rotate(180deg)" },
};

const standingOpen = {
  display: "block !important",
  height: "auto !important",
  contentVisibility: "visible",
} as const;

/**
 * A heading, or a button, that opens and closes the content below it. A browser that can search in closed content opens it at a match.
 * Without scripts the content is open, there is no button, and the heading is a plain one: it becomes a button at hydration.
 */
export function Collapsible({
  open,
  onToggle,
  label,
  labelLang,
  labelledBy,
  className,
  children,
}: CollapsibleProps): ReactElement {
  const id = useId();
  const scripts = useScripts();
  const box = useRef<HTMLElement>(null);
  // Only a press animates: a place that a link or the browser's search leads to must not move.
  const [animated, setAnimated] = useState(false);
  // Without an id, the hook makes one in another render.
  const { getCollapseProps } = useCollapse({ isExpanded: open, duration: 220, id });
  const { ref, style } = getCollapseProps({ ref: box });
  const closed = style.display === "none";

  // Not in the HTML, of which reader views would then show no answers.
  const hidden = scripts && closed;

  useLayoutEffect(() => {
    // React 18 doesn't know this value. Other browsers hide the content as ever.
    if (hidden) box.current?.setAttribute("hidden", "until-found");
  }, [hidden]);

  useEffect(() => {
    const show = () =>
      // At once, because the browser then scrolls to the words.
      flushSync(() => {
        setAnimated(false);
        onToggle();
      });
    const part = box.current;
    part?.addEventListener("beforematch", show);
    return () => part?.removeEventListener("beforematch", show);
  });

  const controlId = `${id}button`;
  const words = (
    <>
      <span lang={labelLang}>{label}</span>
      <ChevronDown aria-hidden size={20} />
    </>
  );
  const button = (style: ThemeUIStyleObject) => (
    <button
      type="button"
      id={controlId}
      aria-controls={id}
      aria-expanded={open}
      aria-describedby={labelledBy}
      onClick={() => {
        setAnimated(true);
        onToggle();
      }}
      className={className}
      sx={style}
    >
      {words}
    </button>
  );
  const heading = { ...control, width: "100%", "html:not(.js) &": { cursor: "auto" } };
  return (
    <>
      {labelledBy ? (
        button({ ...control, ...scriptsOnly })
      ) : (
        <h3 sx={{ font: "inherit" }}>
          {scripts ? (
            button(heading)
          ) : (
            <span id={controlId} data-button className={className} sx={heading}>
              {words}
            </span>
          )}
        </h3>
      )}
      <section
        id={id}
        // A name makes it a landmark, of which closed ones and a page's whole list would be too many.
        aria-labelledby={open ? (labelledBy ?? controlId) : undefined}
        // The hook measures its element on mount, which is slow on a page with many.
        ref={animated ? ref : box}
        style={{ ...style, display: undefined }}
        data-closed={closed || undefined}
        hidden={hidden}
        sx={{
          "@media screen": {
            // Before hydration.
            "html.js &[data-closed]:not([hidden])": { display: "none" },
            // Closed, no gap in a grid.
            "html.js &[hidden]": { position: "absolute", width: "100%" },
          },
          "html:not(.js) &": standingOpen,
          "@media print": standingOpen,
        }}
      >
        {children}
      </section>
    </>
  );
}
