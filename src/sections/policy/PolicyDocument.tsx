import { graphql } from "gatsby";
import { type ReactElement, useContext } from "react";
import { CurrentPage } from "../../components/currentPage";
import { fillPieces } from "../../components/pieces";
import { SmartLink } from "../../components/SmartLink";
import { useTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { isPlaceholder } from "../../shared/placeholder";
import { fillPlaceholders } from "../../shared/tokens";
import { ruledColumns, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { HostedDocument } from "./HostedDocument";

export const fragment = graphql`
  fragment PolicyDocument on PolicySection {
    anchor policy covers lang
    integrations { policies { hreflang script iframe documents { privacy terms eula } } }
  }
`;

/** Says that a document isn't published yet, and how to ask for it. */
function Unpublished() {
  const { messages, langOfText } = useSite();
  const contactForm = useTarget("form:contact");
  const { label = "", lang = null } = useContext(CurrentPage)?.breadcrumbs.at(-1) ?? {};
  return (
    <div sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <p lang={langOfText("notPublished")} sx={variant("text.body")}>
        {messages.notPublished}
      </p>
      <SmartLink
        to={contactForm}
        label={fillPlaceholders(messages.askForDocument, { document: label })}
        sx={{ ...variant("buttons.primary"), ...screenOnly }}
      >
        {fillPieces(
          { words: messages.askForDocument, lang: langOfText("askForDocument") },
          { document: { words: label, lang: langOf({ lang }) } },
        )}
      </SmartLink>
    </div>
  );
}

interface PolicyDocumentProps {
  section: Queries.PolicyDocumentFragment;
}

/** What a document of the policy service covers, and the document; as long as an address or its id is a placeholder, what is true instead. */
export default function PolicyDocument({ section }: PolicyDocumentProps): ReactElement {
  const { hreflang, script, iframe, documents } = section.integrations.policies;
  const id = documents[section.policy];
  return (
    <div id={section.anchor} sx={{ ...variant("layout.page"), pb: [7, 8] }}>
      <div sx={{ containerType: "inline-size", pb: [4, 5] }}>
        <ul sx={ruledColumns(section.covers.length)}>
          {section.covers.map((words) => (
            <li key={words} lang={langOf(section)} sx={{ py: [2, 3] }}>
              {words}
            </li>
          ))}
        </ul>
      </div>
      <div sx={{ borderTop: "strong", pt: 4 }}>
        {[script, iframe, id].some(isPlaceholder) ? (
          <Unpublished />
        ) : (
          <HostedDocument
            id={id}
            script={script}
            url={`${iframe}${id}`}
            hreflang={hreflang ?? undefined}
          />
        )}
      </div>
    </div>
  );
}
