import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";

interface PrintLineProps {
  /** The address of the page, without the origin. */
  path: string;
  /** Says when the page's content last changed; null when that isn't known. */
  lastChanged?: string | null;
}

/** On paper, the address of the page and the day on which it last changed. */
export function PrintLine({ path, lastChanged }: PrintLineProps) {
  const { site } = useSite();
  return (
    <p
      data-printed=""
      sx={{
        ...variant("layout.page"),
        display: "none",
        py: 2,
        fontSize: "9pt",
        color: "muted",
        "@media print": { display: "block", px: 0 },
      }}
    >
      {site.origin}
      {path}
      {lastChanged && ` · ${lastChanged}`}
    </p>
  );
}
