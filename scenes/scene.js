/* The words of another language stand in for the English ones, in each outermost element that has words itself. */
{
  const hasWords = ({ childNodes }) => [...childNodes].some((node) => node instanceof Text && /\p{L}/u.test(node.data));
  const all = [...document.querySelectorAll("body :not(script)")].filter(hasWords);
  const outermost = all.filter((part) => !all.some((other) => other !== part && other.contains(part)));
  const english = outermost.map((part) => part.innerHTML.replace(/\s+/g, " ").trim());
  outermost.forEach((part, index) => {
    part.innerHTML = window.words?.[english[index]] ?? part.innerHTML;
  });
  document.documentElement.lang = window.language ?? "en";
  document.documentElement.dataset.english = JSON.stringify(english);
}

/*
 * Draws the pen strokes of a scene once its fonts are there:
 *   data-from="id"   an arrow from the element with that id to this one, in this one's pen: across the middle of a sheet, or else as it lies
 *   data-path="28@id -9@id 10@id"   a reader's path in this column, between positions at the height of elements: 50 is For, -50 Against
 *   data-ring        a ring around this element, in its pen
 */
addEventListener("load", async () => {
  await document.fonts.ready;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "drawn");
  document.body.append(svg);
  const narrow = innerWidth < 500;
  const draw = (shape) => svg.insertAdjacentHTML("beforeend", shape);
  const penOf = (element) => ["for", "against", "common"].find((side) => element.classList.contains(side)) ?? "text";
  const stroke = (d, pen, more = "") => draw(`<path d="${d}" stroke="var(--${pen})" ${more}/>`);
  const visible = (element) => element && element.getClientRects().length > 0;
  const heightOf = (element) => element.getBoundingClientRect().top + (narrow ? 10 : 12);

  for (const to of document.querySelectorAll("[data-from]")) {
    for (const id of to.dataset.from.split(" ")) {
      const from = document.getElementById(id);
      if (!visible(from) || !visible(to)) continue;
      const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
      const middle = to.closest(".sheet")?.querySelector(".you").getBoundingClientRect();
      const way = a.left < b.left ? 1 : -1;
      const gap = way > 0 ? [a.right - 4, b.left] : [a.left, b.right];
      const edges = !middle ? gap : way > 0 ? [middle.left, middle.right] : [middle.right, middle.left];
      const [x1, x2] = [edges[0] + 7 * way, edges[1] - 8 * way];
      const [y1, y2] = [heightOf(from), heightOf(to)];
      const bend = (x2 - x1) * 0.55;
      stroke(`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}m${-7 * way} -6 ${7 * way} 6 ${-7 * way} 6`, penOf(to));
    }
  }

  for (const column of document.querySelectorAll("[data-path]")) {
    const { left, width } = column.getBoundingClientRect();
    const inset = narrow ? 12 : 26;
    const turns = column.dataset.path.split(" ").map((turn) => {
      const [position, id] = turn.split("@");
      return { x: left + inset + ((50 - position) / 100) * (width - 2 * inset), y: heightOf(document.getElementById(id)) };
    });
    turns.slice(1).forEach(({ x, y }, index) => {
      const from = turns[index];
      const bend = (y - from.y) / 2;
      stroke(`M${from.x} ${from.y}C${from.x} ${from.y + bend} ${x} ${y - bend} ${x} ${y}`, x < from.x ? "for" : "against", `stroke-width="${narrow ? 4.5 : 5.5}"`);
    });
    const circle = ({ x, y }, fill, line) => draw(`<circle cx="${x}" cy="${y}" r="10" fill="var(--${fill})" stroke="var(--text)" ${line}/>`);
    circle(turns[0], "sheet", 'stroke-width="2" stroke-dasharray="3.6 2.7" stroke-linecap="butt"');
    circle(turns.at(-1), "background", 'stroke-width="3"');
  }

  for (const ringed of document.querySelectorAll("[data-ring]")) {
    if (!visible(ringed)) continue;
    const { left, top, width, height } = ringed.getBoundingClientRect();
    const x = (share) => left + (share / 200) * width;
    const y = (share) => top + (share / 100) * height;
    // The ring of the site's debates.
    const [first, ...curves] = ["30 7", "84 -2 164 -3 188 16", "204 32 202 66 184 82", "160 100 62 102 18 90", "2 84 -3 32 12 16", "18 9 32 5 46 4"];
    const at = (points) => points.split(" ").map((value, index) => (index % 2 ? y(value) : x(value))).join(" ");
    stroke(`M${at(first)}${curves.map((curve) => `C${at(curve)}`).join("")}`, penOf(ringed), 'stroke-width="2.5"');
  }
  document.documentElement.dataset.drawn = "";
});
