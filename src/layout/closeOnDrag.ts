/** The part of its height by which a drag closes the drawer. */
const threshold = 0.2;
/** In milliseconds: how long after scrolling inside it a drag doesn't move the drawer. */
const scrollLock = 500;
/** In pixels: a shorter drag is a click. */
const jitter = 6;

/** Lets the pointer drag the drawer down, and calls `onClose` when it is released past the threshold. */
export function closeOnDrag(drawer: HTMLElement, onClose: () => void): void {
  let start: number | undefined;
  let distance = 0;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const on: HTMLElement["addEventListener"] = drawer.addEventListener.bind(drawer);
  const move = (to: number) => {
    distance = to;
    drawer.style.transition = to ? "none" : "";
    drawer.style.transform = to ? `translateY(${to}px)` : "";
  };
  const end = () => {
    start = undefined;
    if (distance > drawer.offsetHeight * threshold) onClose();
    // After the click that ends the drag.
    setTimeout(move, 0, 0);
  };
  on("scroll", () => (scrolledAt = performance.now()), { capture: true });
  on("pointerdown", ({ isPrimary, button, clientY, target }) => {
    const list = target instanceof Element && target.closest("[data-scrolls]");
    const isLocked = performance.now() - scrolledAt < scrollLock;
    if (isPrimary && button === 0 && !isLocked && !(list && list.scrollTop > 0)) start = clientY;
  });
  on("pointermove", ({ pointerId, clientY }) => {
    if (start === undefined || (!distance && clientY - start < jitter)) return;
    drawer.setPointerCapture(pointerId);
    move(Math.max(0, clientY - start));
  });
  on("pointerup", end);
  on("pointercancel", end);
  // Otherwise a finger would scroll, a mouse would drag a link, and its release would be a click on it.
  on("dragstart", (event) => event.preventDefault());
  on(
    "touchmove",
    (event) => {
      if (start !== undefined && Number(event.touches[0]?.clientY) > start) event.preventDefault();
    },
    { passive: false },
  );
  on(
    "click",
    (event) => {
      if (!distance) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
