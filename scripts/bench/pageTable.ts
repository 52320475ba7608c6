import { limitText, marked, misses } from "./limits";
import { firstLoadLimits, type PageFigures, pageFigureNames, pageFigures, pageLimit } from "./pageFigures";
import { textTable } from "./table";

/** A page with the figures that were found. */
export interface MeasuredPage {
  route: string;
  figures: PageFigures;
}

const columns = [{ heading: "page" }, ...pageFigureNames.map((name) => ({ heading: `${pageFigures[name].heading} `, right: true }))];

/** The limits as a row of the table: those of any page but Home, whose own first load is told below the table. */
const limitRow = [
  "limit",
  ...pageFigureNames.map((name) => {
    const limit = pageLimit(name, "elsewhere");
    return limit ? `${limitText(limit, pageFigures[name].show)} ` : "";
  }),
];

/** The figures of all pages below their limits, those that miss one with a sign behind them. */
export const pageTable = (pages: readonly MeasuredPage[]): string =>
  textTable(columns, [
    limitRow,
    ...pages.map(({ route, figures }) => [
      route,
      ...pageFigureNames.map((name) => marked(figures[name], pageFigures[name].show, pageLimit(name, route))),
    ]),
  ]);

/** Says once what the table leaves unsaid. */
export const pageNotes = `Median of each figure. Sizes are KB of 1,024 bytes as transferred; first load is all but images, and may be ${pageFigures.firstLoad.show(firstLoadLimits.home)} on /.`;

/** Every figure of a page that misses its limit, in words. */
export const missedOf = ({ route, figures }: MeasuredPage): string[] =>
  pageFigureNames.flatMap((name) => {
    const { heading, show } = pageFigures[name];
    const limit = pageLimit(name, route);
    return limit && misses(figures[name], limit) ? [`${heading} ${show(figures[name])} (${limitText(limit, show)})`] : [];
  });
