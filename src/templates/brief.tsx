import { graphql } from "gatsby";
import { PrintButton } from "../components/PrintButton";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import type { QueryProps } from "../content/queryProps";
import { Composition } from "../sections/compositions/Composition";
import { paper } from "../sections/compositions/sheetStyles";
import { Hero } from "../sections/Hero";
import { PointList } from "../sections/lists/PointList";
import { StatRow } from "../sections/lists/StatRow";
import { StepList } from "../sections/lists/StepList";
import { TermList } from "../sections/lists/TermList";
import { SectionFrame } from "../sections/SectionFrame";
import { screenOnly } from "../theme/patterns";
import { variant } from "../theme/variant";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query BriefPageContent($id: String!) {
    page: briefPage(id: { eq: $id }) {
      ...PageFrame
      theme
      hero { ...Hero }
      points { ...TermList }
      steps { ...StepList }
      figures { ...StatRow }
      asks { anchor title lead points }
      more { ...LinkFields }
    }
    site: siteSettings { ...SiteHead }
  }
`;

export default function BriefTemplate({
  data: { page },
}: QueryProps<Queries.BriefPageContentQuery>) {
  const { messages } = useSite();
  return (
    <Composition style={paper} theme={page.theme}>
      <Hero hero={page.hero}>
        <PrintButton label={messages.printBrief} sx={variant("buttons.primary")} />
        <SmartLink to={page.more.to} sx={{ ...variant("buttons.secondary"), ...screenOnly }}>
          {page.more.label}
        </SmartLink>
      </Hero>
      <TermList section={page.points} />
      <StepList section={page.steps} />
      <StatRow section={page.figures} />
      <SectionFrame heading={page.asks}>
        <PointList points={page.asks.points} />
      </SectionFrame>
    </Composition>
  );
}
