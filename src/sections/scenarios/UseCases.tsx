import FileText from "lucide-react/icons/file-text";
import Lightbulb from "lucide-react/icons/lightbulb";
import Megaphone from "lucide-react/icons/megaphone";
import Network from "lucide-react/icons/network";
import Scale from "lucide-react/icons/scale";
import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { Collapsible } from "../../components/Collapsible";
import { PointList } from "../../components/PointList";
import { useOneOpen } from "../../components/useOneOpen";
import { useSite } from "../../components/useSite";
import { langInside, langOnPage } from "../../shared/langOf";
import { themed, variant } from "../../theme/variant";
import { Section } from "../Section";
import type { ScenariosProps } from "./Scenarios";

const icons: Record<Queries.UseCaseIcon, typeof Scale> = {
  document: FileText,
  lightbulb: Lightbulb,
  megaphone: Megaphone,
  network: Network,
  scale: Scale,
};

/** The scenarios as use cases in an accordion; at most one is open. */
export default function UseCases({ section }: ScenariosProps): ReactElement {
  const { messages, langOfText, language } = useSite();
  const { stateOf } = useOneOpen();
  return (
    <Section heading={section}>
      <div data-slot="questions">
        {section.useCases.map((page) => {
          const { path, useCase } = page;
          const lang = langOnPage(page, useCase, language);
          const Icon = icons[useCase.icon];
          const label = (
            <span
              sx={{
                ...variant("text.title"),
                fontSize: ["lead", "title"],
                display: "flex",
                alignItems: "baseline",
                gap: 3,
                "& > svg": { flex: "none", alignSelf: "center", color: "muted" },
              }}
            >
              <Icon aria-hidden size={22} strokeWidth={1.75} />
              {useCase.title}
            </span>
          );
          return (
            <div key={path} sx={{ ...themed(useCase.theme), borderTop: "rule" }}>
              <Collapsible
                {...stateOf(path)}
                label={label}
                labelLang={lang}
                sx={{ py: 2, minHeight: ["2.4rem", "target"] }}
              >
                <div sx={{ display: "grid", gap: 4, pb: 5 }}>
                  <p lang={lang} sx={variant("text.body")}>
                    {useCase.description}
                  </p>
                  <div sx={{ display: "grid", gridTemplateColumns: ["1fr", "1fr 1fr"], gap: 5 }}>
                    <PointList
                      heading={messages.participants}
                      headingLang={langOfText("participants")}
                      points={useCase.participants}
                      lang={lang}
                    />
                    <PointList
                      heading={messages.benefits}
                      headingLang={langOfText("benefits")}
                      points={useCase.benefits}
                      lang={lang}
                    />
                  </div>
                  <p>
                    <CardLink
                      to={useCase.to}
                      label={messages.readScenario}
                      lang={langOfText("readScenario")}
                      about={useCase.title}
                      aboutLang={langInside(
                        { lang: langOfText("readScenario") },
                        { lang },
                        language,
                      )}
                    />
                  </p>
                </div>
              </Collapsible>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
