import { css } from "theme-ui";
import { theme } from "../../src/theme";
import { palettes } from "../../src/theme/colors";

/** The colors of education pages, and those of audiences, by their names in the specification. */
const named = {
  education: ["academic", "sel", "classroom", "implementation"],
  audience: ["education", "corporate", "nonprofit", "government", "other"],
};

it.each(Object.entries(named).flatMap(([kind, names]) => names.map((name) => [kind, name])))(
  "the theme has the colors of %s cards named %s",
  (_kind, name) => {
    const style = css({ variant: `cards.${name}` })(theme);
    const colors = ["--ink", "--tint"].map((property) => Reflect.get(style, property));
    for (const mode of [palettes.light, palettes.dark])
      expect(Object.keys(mode).map((color) => `var(--theme-ui-colors-${color})`)).toEqual(
        expect.arrayContaining(colors),
      );
  },
);
