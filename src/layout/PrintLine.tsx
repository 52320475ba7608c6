import { useSite } from "../components/useSite";
import { fillPlaces } from "../content/tokens";
import { variant } from "../theme/variant";

interface PrintLineProps {
  /** The address of the page, without the origin. */
  path: string;
  /** When the page's content last changed; null when that isn't known. */
  lastModified?: string | null;
}

const inWords = (date: string) => new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** On paper, the address of the page and the day on which it last changed. */
export function PrintLine({ path, lastModified }: PrintLineProps) {
  const { site, messages } = useSite();
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
      {lastModified && ` · ${fillPlaces(messages.lastChanged, { day: inWords(lastModified) })}`}
    </p>
  );
}
