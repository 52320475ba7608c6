/** @jest-environment node */
import { lastModified } from "../../src/node/routes/lastModified";
import {
  createDateNodes,
  dateType,
  followDates,
  pageDate,
  updateDateNodes,
} from "../../src/node/routes/pageDates";

jest.mock("../../src/node/routes/lastModified");

/** The date of a page whose file is `relativePath`, among files with the given dates. */
const dateOf = (relativePath: string, page: object, dates: Record<string, string | null>) =>
  pageDate(
    { ...page, parent: "its file" },
    {
      getNodeById: <Result>({ id, type }: { id: string; type: string }) => {
        const name = id.replace(`${dateType} `, "");
        const node =
          type === "File" ? { relativePath } : name in dates ? { lastModified: dates[name] } : null;
        return node as Result | null;
      },
    },
  );

// built/sitemap compares the dates of all pages with those of the files behind them.
describe("the date of a page", () => {
  const dates = {
    "pages/about.json": "2026-02-01T00:00:00.000Z",
    "stats.json": "2026-03-01T00:00:00.000Z",
  };
  const research = {
    kind: "stats",
    anchor: "research",
    title: "Research",
    stats: ["studies", "effect-size"],
  };

  it("ignores files of unknown date, which are older than a shallow clone's history, and is unknown if all of them are", () => {
    expect(dateOf("pages/about.json", { research }, { ...dates, "stats.json": null })).toBe(
      "2026-02-01T00:00:00.000Z",
    );
    expect(
      dateOf("pages/about.json", { research }, { "pages/about.json": null, "stats.json": null }),
    ).toBeNull();
  });
});

describe("in development, the date of a changed file", () => {
  const created = jest.fn();
  const args = { actions: { createNode: created }, reporter: { info() {} } };
  const file = {
    internal: { type: "File" },
    relativePath: "scenarios/policy-development.json",
    modifiedTime: "2026-04-01T00:00:00.000Z",
  };
  const change = (node: object) => Reflect.apply(updateDateNodes, undefined, [{ ...args, node }]);

  it("is the date of the change, and so is its folder's; dates don't change while Gatsby starts or in a build", () => {
    jest
      .mocked(lastModified)
      .mockReturnValue(new Map([[file.relativePath, "2026-01-01T00:00:00.000Z"]]));
    Reflect.apply(createDateNodes, undefined, [args]);
    created.mockClear();
    change(file);
    process.env.gatsby_executing_command = "build";
    followDates();
    change(file);
    process.env.gatsby_executing_command = "develop";
    followDates();
    change({ ...file, internal: { type: "ScenarioPage" } });
    expect(created).not.toHaveBeenCalled();
    change(file);
    expect(created.mock.calls.map(([{ files, lastModified: date }]) => [files, date])).toEqual([
      [file.relativePath, file.modifiedTime],
      ["scenarios/*.json", file.modifiedTime],
    ]);
  });
});
