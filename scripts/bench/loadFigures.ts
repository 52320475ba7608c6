import { kilobyte, type Limit, marked, misses } from "./limits";
import { textTable } from "./table";

/** What a server has answered under load. */
export interface LoadFigures {
  requestsPerSecond: number;
  /** The time to answer, in milliseconds: that of the middle request, and that which 99 of 100 keep to. */
  p50: number;
  p99: number;
  /** Requests without an answer, or with another than 200. */
  errors: number;
}

/** A file of the site under load, and beside it a file of the same size from nginx with no more configuration than it needs. */
export interface LoadCase {
  name: string;
  /** As transferred. */
  bytes: number;
  site: LoadFigures;
  bare: LoadFigures;
}

const errorLimit: Limit = { most: 0 };

const whole = (value: number) => value.toFixed(0);
const right = (heading: string) => ({ heading, right: true });

/** How much of what this machine can do at most is left, in percent. */
export const shareOfBare = ({ site, bare }: LoadCase): number => (site.requestsPerSecond / bare.requestsPerSecond) * 100;

export const loadTable = (cases: readonly LoadCase[]): string =>
  textTable(
    [
      { heading: "file" },
      right("KB"),
      right("requests/s"),
      right("p50 ms"),
      right("p99 ms"),
      right("errors "),
      right("bare requests/s"),
      right("bare p50"),
      right("bare p99"),
      right("of bare"),
    ],
    cases.map((one) => [
      one.name,
      (one.bytes / kilobyte).toFixed(1),
      whole(one.site.requestsPerSecond),
      one.site.p50.toFixed(1),
      one.site.p99.toFixed(1),
      marked(one.site.errors, whole, errorLimit),
      whole(one.bare.requestsPerSecond),
      one.bare.p50.toFixed(1),
      one.bare.p99.toFixed(1),
      `${whole(shareOfBare(one))} %`,
    ]),
  );

/** Every case with errors, in words. */
export const missedInLoad = (cases: readonly LoadCase[]): string[] =>
  cases.flatMap(({ name, site, bare }) => {
    const errors = { site: site.errors, bare: bare.errors };
    return Object.entries(errors).flatMap(([server, count]) =>
      misses(count, errorLimit)
        ? [`${name}: ${count} requests without a right answer${server === "bare" ? " from the bare server" : ""}`]
        : [],
    );
  });
