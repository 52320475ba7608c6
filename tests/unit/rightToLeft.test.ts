import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { jsx } from "theme-ui";
import { renderWithStyles } from "../../src/boot/criticalStyles";
import { PageHead } from "../../src/seo/PageHead";
import { isRightToLeft } from "../../src/shared/languages";

jest.mock("../../data/site.json", () => ({ languages: [{ code: "en" }, { code: "ar" }] }));

/** The styles that the head of a page gets. */
function stylesOf(pathname: string) {
  const sx = {
    pl: "1rem",
    transform: "translateX(-50%) rotate(45deg)",
    "@container (min-width: 9rem)": { left: 0 },
  };
  let styles = "";
  renderWithStyles({
    pathname,
    bodyComponent: jsx("p", { sx }),
    replaceBodyHTMLString: () => {},
    setHeadComponents: (components: ReactNode[]) => {
      styles = renderToStaticMarkup(components);
    },
  } as unknown as Parameters<typeof renderWithStyles>[0]);
  return styles;
}

it("a page from right to left has mirrored styles", () => {
  const styles = stylesOf("/ar/about");
  expect(styles).toContain("padding-right:1rem;transform:translateX(50%) rotate(-45deg);");
  expect(styles).toMatch(/@container \(min-width: 9rem\)\{[^{]*\{right:0;/);
});

it("other pages have their styles as written", () => {
  for (const path of ["/about", "/articles", "/he", "/ks/about"])
    expect(stylesOf(path)).toContain("padding-left:1rem;transform:translateX(-50%) rotate(45deg);");
});

it("says which languages are written from right to left", () => {
  const codes = ["en", "es", "fr", "vi", "zh", "ar", "fa", "he", "ur"];
  expect(codes.filter(isRightToLeft)).toEqual(["ar", "fa", "he", "ur"]);
});

it("the head has the page's language and direction", () => {
  const page = {
    path: "/ar",
    metadata: { url: "https://www.example.com/ar", title: "Debato", keywords: [], image: null },
    breadcrumbs: [],
    hero: {},
    shareImage: { url: "/share/ar.png", alt: "Debato" },
    translations: ["en", "ar"].map((language) => ({ language, path: `/${language}` })),
    site: {
      language: "ar",
      languages: ["en_US", "es_US", "ar_EG"].map((locale) => ({
        code: locale.slice(0, 2),
        locale,
      })),
      application: { price: 0, ratingValue: 5 },
    },
  } as unknown as Queries.PageShellFragment;
  const html = renderToStaticMarkup(jsx(PageHead, { page, about: () => [] }));
  expect(html).toContain('<html lang="ar" dir="rtl">');
});
