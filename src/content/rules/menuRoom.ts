import { headerRoom, letterWidth } from "../../shared/headerRoom";
import type { Content } from "../entries";
import type { Problem } from "../problems";

/** Of the header, in em, by the width of pages in src/theme. */
const widths = { at1280: 69.9, most: 84.2 };

/** A menu for which the header has no room; `warn` gets one that fits on wide screens only. */
export function menuProblems(content: Content, warn: (problem: Problem) => void): Problem[] {
  const [site] = content.ofType("SiteSettings");
  const [navigation] = content.ofType("Navigation");
  if (!site || !navigation) return [];
  const { forMenu } = headerRoom({ ...Object(site.value), ...Object(navigation.value) });
  const excess = (width: number) => Math.ceil((forMenu - width) / letterWidth);
  const problem = (width: number, where: string) =>
    navigation.source.problemAt(
      ["menu"],
      `${where} has no room for this menu; shorten its labels by ${excess(width)} letters`,
    );
  if (excess(widths.most) > 0) return [problem(widths.most, "the header")];
  if (excess(widths.at1280) > 0) warn(problem(widths.at1280, "the header at 1280 px"));
  return [];
}
