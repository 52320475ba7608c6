import type { BuildRun } from "./gatsbyBuild";
import { type Limit, limitText, marked, misses } from "./limits";
import { textTable } from "./table";

/** A build with what it has taken. */
export interface MeasuredBuild extends BuildRun {
  name: string;
  pages: number;
  /** What the whole build may take. */
  secondsLimit?: number;
}

/** What each further page has taken between two cold builds, its share image apart. */
export interface PageCost {
  from: number;
  to: number;
  milliseconds: number;
  kilobytes: number;
  /** What drawing one picture for link previews has taken in the larger build. */
  shareMilliseconds: number;
}

export const buildLimits = { cold: 120, warm: 30 };

export const costLimits: Record<"milliseconds" | "kilobytes" | "shareMilliseconds", Limit> = {
  milliseconds: { most: 4 },
  kilobytes: { most: 100 },
  shareMilliseconds: { most: 60 },
};

const withoutShares = ({ seconds, shareImages }: BuildRun) => seconds - shareImages.seconds;

/** The cost of a page between each build and the next larger one. */
export const pageCosts = (builds: readonly MeasuredBuild[]): PageCost[] =>
  builds.slice(1).flatMap((larger, index) => {
    const smaller = builds[index];
    const more = larger.pages - (smaller?.pages ?? larger.pages);
    if (!smaller || more <= 0) return [];
    return {
      from: smaller.pages,
      to: larger.pages,
      milliseconds: ((withoutShares(larger) - withoutShares(smaller)) * 1000) / more,
      kilobytes: (larger.kilobytes - smaller.kilobytes) / more,
      shareMilliseconds: (larger.shareImages.seconds * 1000) / Math.max(larger.shareImages.drawn, 1),
    };
  });

const whole = (value: number) => value.toFixed(0);
const tenths = (value: number) => value.toFixed(1);
const megabytes = (kilobytes: number) => whole(kilobytes / 1024);
const secondsLimit = ({ secondsLimit: most }: MeasuredBuild): Limit | undefined => (most === undefined ? undefined : { most });

const right = (heading: string) => ({ heading, right: true });

export const buildTable = (builds: readonly MeasuredBuild[]): string =>
  textTable(
    [
      { heading: "build" },
      right("pages"),
      right("seconds "),
      right("limit"),
      right("share images s"),
      right("drawn"),
      right("without them s"),
      right("peak MB"),
      right("with workers MB"),
    ],
    builds.map((build) => {
      const limit = secondsLimit(build);
      return [
        build.name,
        String(build.pages),
        marked(build.seconds, tenths, limit),
        limit ? limitText(limit, whole) : "",
        tenths(build.shareImages.seconds),
        String(build.shareImages.drawn),
        tenths(withoutShares(build)),
        megabytes(build.kilobytes),
        megabytes(build.kilobytesWithWorkers),
      ];
    }),
  );

const costs = [
  { name: "milliseconds", heading: "ms a page" },
  { name: "kilobytes", heading: "KB a page" },
  { name: "shareMilliseconds", heading: "ms a share image" },
] as const;

export const costTable = (found: readonly PageCost[]): string =>
  textTable(
    [right("from pages"), right("to pages"), ...costs.map(({ heading }) => right(`${heading} `))],
    [
      ["", "limit", ...costs.map(({ name }) => `${limitText(costLimits[name], whole)} `)],
      ...found.map((cost) => [
        String(cost.from),
        String(cost.to),
        ...costs.map(({ name }) => marked(cost[name], tenths, costLimits[name])),
      ]),
    ],
  );

/** Everything that misses its limit, in words. */
export const missedInBuilds = (builds: readonly MeasuredBuild[], found: readonly PageCost[]): string[] => [
  ...builds.flatMap((build) => {
    const limit = secondsLimit(build);
    return limit && misses(build.seconds, limit) ? [`${build.name}: ${tenths(build.seconds)} s (${limitText(limit, whole)})`] : [];
  }),
  ...found.flatMap((cost) =>
    costs.flatMap(({ name, heading }) =>
      misses(cost[name], costLimits[name])
        ? [`${heading}, ${cost.from} to ${cost.to} pages: ${tenths(cost[name])} (${limitText(costLimits[name], whole)})`]
        : [],
    ),
  ),
];
