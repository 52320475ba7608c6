/*
 * Draws the pen strokes of a scene once its fonts are there:
 *   data-from="id"   an arrow from the element with that id to this one, in this one's pen
 *   data-ring        a ring around this element, in its pen
 */
document.fonts.ready.then(() => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "drawn");
  document.body.append(svg);
  const stroke = (d, element, dashed) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    const pen = ["for", "against", "common"].find((side) => element.classList.contains(side));
    path.style.stroke = `var(--${pen ?? "text"})`;
    if (dashed) path.setAttribute("stroke-dasharray", "2 5");
    svg.append(path);
  };
  const visible = (element) => element && element.getClientRects().length > 0;
  for (const to of document.querySelectorAll("[data-from]")) {
    for (const id of to.dataset.from.split(" ")) {
      const from = document.getElementById(id);
      if (!visible(from) || !visible(to)) continue;
      const a = from.getBoundingClientRect();
      const b = to.getBoundingClientRect();
      const dashed = to.hasAttribute("data-dashed");
      if (Math.abs(a.left - b.left) < 40) {
        // One above the other: down the left side.
        const x = Math.min(a.left, b.left) - 8;
        const y1 = a.bottom - 6;
        const y2 = b.top + 10;
        stroke(`M${x + 4} ${y1}C${x - 10} ${y1 + 12} ${x - 10} ${y2 - 6} ${x + 2} ${y2}m-7 -6 7 6-8 5`, to, dashed);
      } else if (a.left < b.left) {
        const x1 = a.right + 4;
        const y1 = a.top + 12;
        const x2 = b.left - 8;
        const y2 = b.top + 12;
        const bend = (x2 - x1) / 2;
        stroke(`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}m-7 -6 7 6-7 6`, to, dashed);
      } else {
        const x1 = a.left - 6;
        const y1 = a.top + 14;
        const x2 = b.right + 6;
        const y2 = b.top + 12;
        const bend = (x1 - x2) / 2;
        stroke(`M${x1} ${y1}C${x1 - bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}m7 -6-7 6 7 6`, to, dashed);
      }
    }
  }
  for (const ringed of document.querySelectorAll("[data-ring]")) {
    if (!visible(ringed)) continue;
    const { left, top, width, height } = ringed.getBoundingClientRect();
    const x = (share) => left - 16 + share * (width + 30);
    const y = (share) => top - 14 + share * (height + 28);
    stroke(
      `M${x(0.14)} ${y(0.1)}C${x(0.4)} ${y(-0.03)} ${x(0.78)} ${y(-0.04)} ${x(0.92)} ${y(0.12)}C${x(1.03)} ${y(0.26)} ${x(1.03)} ${y(0.72)} ${x(0.9)} ${y(0.88)}C${x(0.76)} ${y(1.04)} ${x(0.24)} ${y(1.05)} ${x(0.09)} ${y(0.9)}C${x(-0.03)} ${y(0.76)} ${x(-0.03)} ${y(0.3)} ${x(0.08)} ${y(0.14)}C${x(0.14)} ${y(0.06)} ${x(0.2)} ${y(0.03)} ${x(0.28)} ${y(0.02)}`,
      ringed,
    );
  }
  document.documentElement.dataset.drawn = "";
});
