import { themes } from "../../src/theme/audiences";
import { type Color, forcedPalette, palettes } from "../../src/theme/colors";

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** Full loss of one cone type, for linear RGB: Machado, Oliveira and Fernandes (2009). */
const sights: Record<string, Matrix> = {
  "full color vision": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear RGB to CIE XYZ, relative to D65 white. */
const toXyz: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

const times = (matrix: Matrix, [a, b, c]: Triple) =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

const linear = (hex: string) =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const lab = (color: Triple): Triple => {
  const [x, y, z] = times(toXyz, color).map((t) =>
    t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116,
  ) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** The CIE 1976 distance between two colors, as a person with this sight sees them. */
function distance(one: string, other: string, sight: Matrix): number {
  const seen = (hex: string) =>
    lab(times(sight, linear(hex)).map((part) => Math.min(Math.max(part, 0), 1)) as Triple);
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast ratio of WCAG. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => times(toXyz, linear(hex))[1];
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const sides: Color[] = ["for", "against", "common"];
const pairs: [Color, Color][] = [
  ["for", "against"],
  ["for", "common"],
  ["against", "common"],
];

test.each(Object.entries(themes))(
  "%s keeps its words apart from its background in forced colors",
  (_, { ink, tint }) => {
    expect([forcedPalette[ink], forcedPalette[tint]]).toEqual(["CanvasText", "Canvas"]);
  },
);

describe.each(Object.entries(palettes))("the %s colors", (_, palette) => {
  const tooWeak = (names: Iterable<Color>, backgrounds: Color[], least: number) =>
    [...names].flatMap((name) =>
      backgrounds
        .filter((background) => contrast(palette[name], palette[background]) < least)
        .map((background) => `${name} on ${background}`),
    );
  const used = Object.values(themes);
  const backgrounds = ["background", "sheet", ...used.map(({ tint }) => tint)] as const;

  test("are readable on every background", () => {
    expect(tooWeak(["text", "muted", ...sides], [...backgrounds], 4.5)).toEqual([]);
    expect(
      tooWeak(["accent", "error", ...used.map(({ ink }) => ink)], ["background", "sheet"], 4.5),
    ).toEqual([]);
    for (const { ink, tint } of used) expect(tooWeak([ink], [tint], 4.5)).toEqual([]);
    expect(tooWeak(["inverse"], ["text", "pressed"], 4.5)).toEqual([]);
    expect(tooWeak(["outline"], ["background", "sheet"], 3)).toEqual([]);
    expect(tooWeak(["marked"], ["marker"], 4.5)).toEqual([]);
  });

  test.each(Object.entries(sights))("distinguish the three sides with %s", (_name, sight) => {
    for (const [one, other] of pairs)
      expect(distance(palette[one], palette[other], sight)).toBeGreaterThan(30);
  });
});
