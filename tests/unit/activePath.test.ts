import { isActive } from "../../src/layout/activePath";

describe("a menu entry", () => {
  it.each([
    { to: "/pricing", path: "/pricing", active: true },
    { to: "/pricing", path: "/pricing/", active: true },
    { to: "/pricing", path: "/about", active: false },
    { to: "/", path: "/", active: true },
    { to: "/", path: "/about", active: false },
    { to: "/education", path: "/education/academic-benefits/", below: true, active: true },
    { to: "/education", path: "/education/academic-benefits", active: false },
    { to: "/education", path: "/educational-resources", below: true, active: false },
  ])("for $to is active on $path: $active (covers the pages below it: $below)", ({ to, path, below, active }) => {
    expect(isActive(to, path, below)).toBe(active);
  });
});
