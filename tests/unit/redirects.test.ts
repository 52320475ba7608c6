import { siteRedirects } from "../../src/node/routes/redirects";

const paths = ["/", "/pricing", "/about", "/es", "/es/pricing"];
const written = (from: string, href: string) =>
  siteRedirects([{ from, to: { href } }], paths, ["es"])
    .filter(({ fromPath }) => !fromPath.endsWith("/") && fromPath !== "/es/about")
    .map(({ fromPath, toPath }) => `${fromPath} ${toPath}`);

it.each([
  ["/plans", "/pricing#faq", ["/plans /pricing#faq", "/es/plans /es/pricing#faq"]],
  ["/who", "/about", ["/who /about", "/es/who /about"]],
  ["/es/precios", "/es/pricing", ["/es/precios /es/pricing"]],
  ["/es/quienes", "/about", ["/es/quienes /about"]],
  ["/app", "https://app.example/", ["/app https://app.example/", "/es/app https://app.example/"]],
])("%s, which leads to %s, redirects once in each language", (from, to, lines) => {
  expect(written(from, to)).toEqual(lines);
});

it("redirects with a slash at the end, too", () => {
  expect(siteRedirects([{ from: "/plans", to: { href: "/pricing" } }], paths, [])).toEqual([
    { fromPath: "/plans", toPath: "/pricing", isPermanent: true },
    { fromPath: "/plans/", toPath: "/pricing", isPermanent: true },
  ]);
});

it("the address of a missing translation leads to the page as written, for now", () => {
  expect(siteRedirects([], paths, ["es"])).toEqual([
    { fromPath: "/es/about", toPath: "/about", isPermanent: false },
    { fromPath: "/es/about/", toPath: "/about", isPermanent: false },
  ]);
});
