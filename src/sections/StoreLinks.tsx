import { SmartLink } from "../components/SmartLink";
import { variant } from "../theme/variant";
import { SectionFrame } from "./SectionFrame";

/** Links to the two app stores. */
export const StoreLinks = ({ section }: { section: Queries.LinkListFragment }) => (
  <SectionFrame heading={section}>
    <ul
      sx={{
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        gap: [3, 4],
        "@media print": { display: "none" },
      }}
    >
      {section.links.map(({ label, text, to }) => (
        <li key={label} sx={{ display: "grid", gap: 2, alignContent: "start" }}>
          <SmartLink
            to={to}
            sx={{
              ...variant("buttons.secondary"),
              minHeight: ["target", "3.5rem"],
              fontSize: ["body", "lead"],
            }}
          >
            {label}
          </SmartLink>
          <p sx={{ ...variant("text.small"), textAlign: "center" }}>{text}</p>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
