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
  const lock = () => {
    scrolledAt = performance.now();
  };
  drawer.addEventListener("scroll", lock, { capture: true });
  drawer.addEventListener("pointerdown", ({ isPrimary, button, clientY, target }) => {
    const list = target instanceof Element && target.closest("[data-scrolls]");
    const isLocked = performance.now() - scrolledAt < scrollLock;
    if (isPrimary && button === 0 && !isLocked && !(list && list.scrollTop > 0)) start = clientY;
  });
  drawer.addEventListener("pointermove", ({ pointerId, clientY }) => {
    if (start === undefined || (!distance && clientY - start < jitter)) return;
    drawer.setPointerCapture(pointerId);
    move(Math.max(0, clientY - start));
  });
  drawer.addEventListener("pointerup", end);
  drawer.addEventListener("pointercancel", end);
  // Else a finger scrolls, a mouse drags a link, and its release is a click on it.
  const prevent = (event: Event) => event.preventDefault();
  drawer.addEventListener("dragstart", prevent);
  const preventScroll = (event: TouchEvent) => {
    if (start !== undefined && Number(event.touches[0]?.clientY) > start) prevent(event);
  };
  drawer.addEventListener("touchmove", preventScroll, { passive: false });
  const ignore = (event: Event) => {
    if (!distance) return;
    event.stopPropagation();
    prevent(event);
  };
  drawer.addEventListener("click", ignore, { capture: true });
}
