import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { CardGrid } from "../sections/cards/CardGrid";
import { Composition } from "../sections/compositions/Composition";
import { educationStyle } from "../sections/compositions/educationStyle";
import { DebateSection } from "../sections/debate/DebateSection";
import { linksToGuides } from "../sections/guides/GuideList";
import { Hero } from "../sections/Hero";
import { LessonPlan } from "../sections/LessonPlan";
import { Faq } from "../sections/lists/Faq";
import { StatRow } from "../sections/lists/StatRow";
import { VideoButton } from "../sections/VideoButton";
import { PageHead, pictureOfPage } from "../seo/PageHead";
import { faqPages, videoObjects } from "../seo/pageThings";

export const query = graphql`
  query EducationIndexPageContent {
    page: educationIndexPage {
      ...PageFrame
      theme
      videoLabel
      hero { ...Hero }
      plan { ...LessonPlan }
      research { ...StatRow }
      areas { ...CardGrid }
      debate { ...DebateSection }
      questions { ...Questions }
      guideGroup { ...GuideLinks }
      closing { ...CallToAction }
    }
    integrations { introductionVideo { ...Video description uploadDate } }
    words: debateWords { ...DebateWords }
    site: siteSettings { ...SiteHead }
  }
`;

type Props = QueryProps<Queries.EducationIndexPageContentQuery>;

export default function EducationPage({ data: { page, integrations, words } }: Props) {
  return (
    <Composition style={educationStyle} theme={page.theme}>
      <Hero
        hero={page.hero}
        layout="plan"
        aside={<LessonPlan plan={page.plan} more={linksToGuides(page.guideGroup)} />}
      >
        <VideoButton label={page.videoLabel} video={integrations.introductionVideo} />
      </Hero>
      <CardGrid section={page.areas} />
      <DebateSection section={page.debate} words={words} />
      <StatRow section={page.research} />
      <Faq section={page.questions} items={page.questions.items} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}

export const Head = ({ data: { page, integrations, site } }: Props) => (
  <PageHead
    page={page}
    site={site}
    about={[
      ...videoObjects(site, page, integrations.introductionVideo, pictureOfPage(page, site)),
      ...faqPages(site, page, page.questions.items),
    ]}
  />
);
