import { type INumberingOptions, type IStylesOptions, LevelFormat } from "docx";

/** The name of the style of numbered lists. */
export const numbered = "numbered";

const font = "Arial";
const heading = (size: number, before: number) => ({
  run: { font, size, bold: true, color: "10131F" },
  paragraph: { keepNext: true, spacing: { before, after: 120 } },
});

/** The styles of text in all Word documents. Sizes are in half points, space in twentieths of a point. */
export const styles: IStylesOptions = {
  default: {
    document: { run: { font, size: 22 }, paragraph: { spacing: { after: 120, line: 288 } } },
    title: { ...heading(44, 0), paragraph: { spacing: { after: 160 } } },
    heading1: heading(30, 360),
    heading2: heading(25, 280),
  },
  paragraphStyles: [
    {
      id: "Quote",
      name: "Quote",
      basedOn: "Normal",
      run: { italics: true },
      paragraph: { indent: { left: 480, right: 480 } },
    },
  ],
};

/** The style of numbered lists, three levels deep. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: numbered,
      levels: [0, 1, 2].map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
      })),
    },
  ],
};
