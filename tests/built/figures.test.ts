import stats from "../../data/stats.json";
import { builtPage } from "../support/built";
import { messages, shown } from "../support/content";
import { routes } from "../support/routes";

const caveats: Record<string, string> = {
  research: shown(messages.researchFigures),
  intended: shown(messages.intendedFigures),
};

/** The kinds of the figures in each section of a page, and the section's text. */
const rowsOn = (path: string) =>
  [...builtPage(path).querySelectorAll("main section[id]")].map((section) => {
    const labels = [...section.querySelectorAll("dt")].map((term) => term.textContent);
    const kinds = stats
      .filter(({ label }) => labels.includes(shown(label)))
      .map(({ kind }) => kind);
    return { kinds, words: section.textContent ?? "" };
  });

it.each(routes.map(({ path }) => path))(
  "every row of figures on %s says what the figures describe",
  (path) => {
    for (const { kinds, words } of rowsOn(path)) {
      for (const kind of kinds) expect(words).toContain(caveats[kind] ?? "");
    }
  },
);

it("the site has figures of each kind that needs a caveat", () => {
  const kinds = routes.flatMap(({ path }) => rowsOn(path).flatMap((row) => row.kinds));
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(caveats)));
});
