import { graphql } from "gatsby";
import { type ReactElement, useRef } from "react";
import { PrintButton } from "../../components/PrintButton";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { fillPlaceholders } from "../../shared/tokens";
import { checkbox, scriptsOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import { useTicks } from "./useTicks";

export const fragment = graphql`
  fragment ChecklistFields on Checklist {
    slug title items lang
  }
  fragment Checklists on ChecklistsSection {
    anchor label title lead lang
    checklists { ...ChecklistFields }
  }
`;

const smallButton = { ...variant("buttons.text"), py: 1, fontSize: "small" };

interface ChecklistProps {
  list: Queries.ChecklistFieldsFragment;
}

/** A list of things to tick off; ticks stay in the browser until they are cleared. */
export const Checklist = ({ list }: ChecklistProps): ReactElement => {
  const { messages, langOfText } = useSite();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { isTicked, toggle, clear } = useTicks(list, fieldset);
  const done = list.items.filter(isTicked).length;
  const handleClear = () => {
    // The button disappears, so focus moves to the list.
    fieldset.current?.querySelector("input")?.focus();
    clear();
  };
  const titleId = `${list.slug}-title`;
  return (
    <fieldset
      ref={fieldset}
      lang={langOf(list)}
      data-printable=""
      sx={{
        display: "grid",
        gap: [1, 3],
        alignContent: "start",
      }}
    >
      <legend sx={{ mb: 1 }}>
        <h3 id={titleId} sx={variant("text.title")}>
          {list.title}
        </h3>
      </legend>
      <div
        sx={{
          display: "flex",
          alignItems: "baseline",
          justifyContent: "space-between",
          gap: 3,
          minHeight: 28,
          ...scriptsOnly,
        }}
      >
        <p role="status" lang={langOfText("checklistProgress", list)} sx={variant("text.small")}>
          {fillPlaceholders(messages.checklistProgress, { done, total: list.items.length })}
        </p>
        <button
          type="button"
          lang={langOfText("clearChecklist", list)}
          aria-describedby={titleId}
          onClick={handleClear}
          disabled={done === 0}
          sx={{ ...smallButton, "&:disabled": { visibility: "hidden" } }}
        >
          {messages.clearChecklist}
        </button>
        <PrintButton
          label={messages.print}
          lang={langOfText("print", list)}
          aria-describedby={titleId}
          sx={smallButton}
        />
      </div>
      <ul>
        {list.items.map((item) => (
          <li key={item} sx={{ borderTop: "rule" }}>
            <label
              sx={{
                display: "flex",
                gap: 3,
                py: ["0.4rem", "0.6rem"],
                lineHeight: 1.45,
                cursor: "pointer",
              }}
            >
              <input
                type="checkbox"
                value={item}
                checked={isTicked(item)}
                onChange={() => toggle(item)}
                sx={{ ...checkbox, mt: 1 }}
              />
              <span sx={isTicked(item) ? { textDecoration: "line-through", color: "muted" } : {}}>
                {item}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

interface ChecklistsProps {
  section: Queries.ChecklistsFragment;
}

/** Checklists side by side. */
const Checklists = ({ section }: ChecklistsProps): ReactElement => (
  <Section heading={section} printsLead={false}>
    <div
      sx={{
        display: "grid",
        gridTemplateColumns: [
          "1fr",
          null,
          `repeat(${Math.min(3, section.checklists.length)}, minmax(0, 1fr))`,
        ],
        columnGap: 6,
        rowGap: 5,
      }}
    >
      {section.checklists.map((list) => (
        <Checklist key={list.slug} list={list} />
      ))}
    </div>
  </Section>
);

export default Checklists;
