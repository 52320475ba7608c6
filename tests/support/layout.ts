/* What measures the layout of a page. All functions run in the page. */

/** Finds text that a visitor can't read without scrolling the page sideways, or at all. */
export const layoutProblems = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const range = document.createRange();
  const boxesIn = (node: Node, start = 0, end = node.textContent?.length ?? 0) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  };
  const scrollsSideways = (row: Element) =>
    row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === "auto";
  /** The edges between which text is whole: those of the window, or of its item in a row that scrolls sideways. */
  const edgesOf = (element: Element) => {
    let item: Element | null = element;
    while (item?.parentElement && !scrollsSideways(item.parentElement)) item = item.parentElement;
    return item?.parentElement ? item.getBoundingClientRect() : { left: 0, right: clientWidth };
  };
  const main = document.querySelector("main") ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    const parent = node.parentElement ?? main;
    const boxes = boxesIn(node);
    if (boxes.length > 1) {
      // Not every browser has the words that it needs to hyphenate.
      const { hyphens, hyphenateLimitChars } = getComputedStyle(parent);
      const shortest = hyphens === "auto" ? Number.parseInt(hyphenateLimitChars, 10) : 99;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’]+/gu)) {
        const tops = boxesIn(node, index, index + word.length).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1 && word.length < shortest)
          problems.push(`a word breaks in two without a hyphen: ${word}`);
      }
    }
    const isOutside = (edges: { left: number; right: number }) =>
      boxes.some(
        ({ left, right, width }) => width > 1 && (left < edges.left || right > edges.right),
      );
    if (!text.trim() || !isOutside({ left: 0, right: clientWidth })) continue;
    if (!isOutside(edgesOf(parent))) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Text that is only for screen readers is clipped on purpose.
    const clipped = [parent, parent.parentElement].some(
      (one) => one && getComputedStyle(one).clipPath !== "none",
    );
    if (!clipped && !parent.closest("[role=status]")) problems.push(`text is cut off: ${text}`);
  }
  return problems;
};

/** Replaces every text with a word of 47 letters, and returns how far the page overflows. */
export const overflowOfLongWords = () => {
  // Figures are short and stay on one line.
  for (const element of document.querySelectorAll(
    "main :is(h1, h2, h3, h4, p, li, dt, dd, figcaption)",
  ))
    if (element.children.length === 0 && getComputedStyle(element).whiteSpace !== "nowrap")
      element.textContent = "Donaudampfschifffahrtselektrizitätenhauptwerk47";
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
};

/** The page's own fonts: how to take them away, as if they were late, and how to bring them back. */
export const ownFonts = () => {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap(({ cssText }, at) =>
      cssText.startsWith("@font-face") && cssText.includes("url(") ? [{ sheet, at, cssText }] : [],
    ),
  );
  if (faces.length === 0) throw new Error("the page has no fonts of its own");
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift" });
  const drawn = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  const takeAway = () => {
    for (const { sheet, at } of faces.toReversed()) sheet.deleteRule(at);
  };
  /** Returns how far late fonts move what is in the window, as the browser adds it up. */
  const bringBack = async () => {
    await drawn();
    shift = 0;
    for (const { sheet, at, cssText } of faces) sheet.insertRule(cssText, at);
    // The browser asks for a font when it lays text out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await drawn();
    return shift;
  };
  return { takeAway, bringBack };
};
