import { decoded } from "../components/decoded";
import { segmentLabel } from "../content/segmentLabel";

export type Step = Queries.BreadcrumbFieldsFragment;

/**
 * Returns the breadcrumbs of an address without a page, for example Home / Education / Foo-bar.
 * @param path the address
 * @param known all pages
 */
export function stepsToUnknown(path: string, known: readonly Step[]): Step[] {
  const segments = path.split("/").filter(Boolean);
  return ["", ...segments].map((segment, index) => {
    const address = `/${segments.slice(0, index).join("/")}`;
    return (
      known.find((page) => page.path === address) ?? {
        path: null,
        label: segmentLabel(decoded(segment)),
      }
    );
  });
}
