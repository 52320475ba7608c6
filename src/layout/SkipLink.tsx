import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";

export const mainId = "content";

/** The first link of the page, for keyboards: skips the header. */
export function SkipLink() {
  const { messages } = useSite();
  return (
    <a
      href={`#${mainId}`}
      sx={{
        ...variant("buttons.primary"),
        position: "fixed",
        top: 2,
        left: 2,
        zIndex: "skipLink",
        "&:not(:focus)": {
          clipPath: "inset(50%)",
          width: 1,
          minHeight: 1,
          height: 1,
          p: 0,
          overflow: "hidden",
          border: 0,
        },
      }}
    >
      {messages.skipLink}
    </a>
  );
}
