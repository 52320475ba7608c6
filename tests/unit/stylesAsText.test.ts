/** @jest-environment node */
import { classOf, globalText, keyframes, stylesKey, textsOf } from "../../src/theme/styles";

const nameOf = (className: string) => className.slice(`${stylesKey}-`.length);

describe("styles as text, where pages are rendered", () => {
  it("are those of the classes that are asked for, in that order", () => {
    const [first, other, last] = [{ m: 1 }, { m: 2 }, { "@media print": { m: 3 } }].map((styles) => classOf(styles));
    const texts = textsOf([nameOf(`${last}`), nameOf(`${first}`), "unheard-of"]);
    expect([...texts.values()].join("")).toBe(`@media print{.${last}{margin:12px;}}.${first}{margin:4px;}`);
    expect(texts.has(nameOf(`${other}`))).toBe(false);
  });

  it("come with the animations that they name", () => {
    const animation = keyframes({ from: { opacity: 0 } });
    const animated = classOf({ animation: `${animation} 1s` });
    expect([...textsOf([nameOf(animated)]).values()]).toEqual([
      `.${animated}{animation:${animation} 1s;}`,
      `@keyframes ${animation}{from{opacity:0;}}`,
    ]);
  });

  it("may hold selectors of their own, and are then on no other page", () => {
    expect(globalText({ body: { m: 0 } }, { "@media print": { a: { color: "text" } } })).toBe(
      "body{margin:0;}@media print{a{color:var(--color-text);}}",
    );
    expect([...textsOf(["body"])]).toEqual([]);
  });
});
