import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

interface DragOptions {
  hasTouch: boolean;
  /** Runs after each of the ten moves. */
  afterMove?: () => Promise<void>;
}

/** Presses a control as a visitor would: with a tap on a touch screen, otherwise with a click. */
export async function press(control: Locator): Promise<void> {
  const hasTouch = await control.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? control.tap() : control.click());
}

const steps = 10;

/** Drags from one point of the window to another, with a finger or the mouse. */
export async function drag(
  page: Page,
  from: Point,
  to: Point,
  { hasTouch, afterMove }: DragOptions,
): Promise<void> {
  const way = Array.from({ length: steps }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / steps,
    y: from.y + ((to.y - from.y) * (index + 1)) / steps,
  }));
  if (!hasTouch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of way) {
      await page.mouse.move(x, y);
      await afterMove?.();
    }
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const point of way) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    await afterMove?.();
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
