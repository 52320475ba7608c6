import { disableCorePrefetching, prefetchPage } from "../../src/boot/prefetch";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0";
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36";

const loadPage = jest.fn();
beforeEach(() => {
  window.___loader = { loadPage, hovering: jest.fn() };
  loadPage.mockClear();
});

const visitWith = (browser: string) => jest.spyOn(navigator, "userAgent", "get").mockReturnValue(browser);

describe("the page of a link in view", () => {
  it("loads without a prefetch element in Firefox, where the policy blocks that element", () => {
    visitWith(firefox);
    expect(disableCorePrefetching()).toBe(true);
    prefetchPage({ pathname: "/pricing" });
    expect(loadPage).toHaveBeenCalledWith("/pricing");
  });

  it("is left to Gatsby in other browsers", () => {
    visitWith(chrome);
    expect(disableCorePrefetching()).toBe(false);
    prefetchPage({ pathname: "/pricing" });
    expect(loadPage).not.toHaveBeenCalled();
  });
});
