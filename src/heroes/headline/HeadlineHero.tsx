import { graphql } from "gatsby";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactElement } from "react";
import { ImageFigure } from "../../components/ImageFigure";
import { PrintButton } from "../../components/PrintButton";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../shared/tokens";
import { columnSizes, pageSizes } from "../../theme/media";
import { screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Hero } from "../Hero";

export const fragment = graphql`
  fragment HeadlineHero on HeadlineHero {
    image { ...ImageFigure }
    imageBelow prints
  }
`;

interface BackLinkProps {
  scenario: number;
}

/** The link from a scenario to all of them, and its number. */
function BackLink({ scenario }: BackLinkProps) {
  const { messages, navigation, langOfText } = useSite();
  return (
    <p
      sx={{
        // On phones, fonts would decide whether the number has a line of its own.
        display: ["grid", "flex"],
        justifyItems: "start",
        alignItems: "center",
        columnGap: 4,
        fontSize: "small",
        fontWeight: "strong",
      }}
    >
      <SmartLink
        {...navigation.scenarios}
        sx={{
          ...variant("links.text"),
          display: "inline-flex",
          alignItems: "center",
          gap: 2,
          py: 1,
          color: "var(--ink)",
          ...screenOnly,
        }}
      >
        <ArrowLeft aria-hidden size={16} />
        {navigation.scenarios.label}
      </SmartLink>{" "}
      <span lang={langOfText("scenarioNumber")} sx={{ color: "muted" }}>
        {fillPlaceholders(messages.scenarioNumber, { number: scenario })}
      </span>
    </p>
  );
}

interface HeadlineHeroProps {
  hero: Queries.HeroWordsFragment & Queries.HeadlineHeroFragment;
  /** The number of the scenario whose page it is on. */
  scenario?: number;
}

/** The first screen with heading and words, and the picture below or next to them. */
export function HeadlineHero({ hero, scenario }: HeadlineHeroProps): ReactElement {
  const { messages, langOfText } = useSite();
  const { image, imageBelow } = hero;
  const isBeside = Boolean(image) && !imageBelow;
  return (
    <Hero
      hero={hero.prints ? { ...hero, actions: [] } : hero}
      layout={isBeside ? "split" : "headline"}
      aside={
        image && <ImageFigure image={image} sizes={isBeside ? columnSizes : pageSizes} aboveFold />
      }
      before={scenario && <BackLink scenario={scenario} />}
    >
      {hero.prints && (
        <>
          <PrintButton
            label={messages.printPage}
            lang={langOfText("printPage")}
            sx={variant("buttons.primary")}
          />
          {hero.actions.map((action) => (
            <SmartLink key={action.label} {...action} sx={variant("buttons.secondary")} />
          ))}
        </>
      )}
    </Hero>
  );
}
