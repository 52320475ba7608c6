import { graphql } from "gatsby";
import Play from "lucide-react/icons/play";
import type { ReactElement } from "react";
import { DialogLink } from "../../components/dialogs/Dialogs";
import { EnglishMark, isMarked } from "../../components/EnglishMark";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";
import { Hero } from "../Hero";
import { LessonPlan } from "./LessonPlan";

export const fragment = graphql`
  fragment LessonPlanHero on LessonPlanHero {
    videoLabel lang
    integrations {
      introductionVideo { title lang hreflang iframe watchUrl description uploadDate }
    }
    ...LessonPlan
  }
`;

interface LessonPlanHeroProps {
  hero: Queries.HeroWordsFragment & Queries.LessonPlanHeroFragment;
}

/** The first screen with a lesson plan, and a button that opens a video; without scripts, a link to the video's own page. */
export default function LessonPlanHero({ hero }: LessonPlanHeroProps): ReactElement {
  const video = hero.integrations.introductionVideo;
  return (
    <Hero hero={hero} layout="plan" aside={<LessonPlan hero={hero} />}>
      <DialogLink
        iframe={{
          kind: "video",
          url: video.iframe,
          directUrl: video.watchUrl,
          title: video.title,
          titleLang: video.lang,
          hrefLang: video.hreflang ?? undefined,
        }}
        lang={langOf(hero)}
        sx={variant("buttons.compact")}
      >
        <Play aria-hidden size={18} />
        <span>
          {hero.videoLabel}
          {isMarked(video.hreflang) && <EnglishMark />}
        </span>
      </DialogLink>
    </Hero>
  );
}
