/** @jest-environment node */
import { basename } from "node:path";
import { entityOf } from "../../src/content/entities";
import { EditedContent, originalFiles } from "../support/editedContent";
import { mistakesAt } from "../support/mistakes";
import { placesIn } from "../support/places";
import { verdict } from "../support/verdict";

/*
 * Makes every mistake at every place of the content. The check must name the place and the field; what it lets pass must be
 * of a kind that is known to be harmless. tests/built/hostileContent.test.tsx renders these kinds.
 */

const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

afterAll(() => {
  const total = [...counts.values()].reduce((sum, number) => sum + number, 0);
  const kinds = [...counts].map(([what, number]) => `${what} ${number}`).join(", ");
  process.stdout.write(`${total} mistakes in the content: ${kinds}\n`);
});

let turn = 0;

describe("a mistake in any field", () => {
  it.each(originalFiles)("of data/%s is told with its line and field, or is harmless", (file) => {
    const content = new EditedContent();
    const text = content.read(file);
    const entity = entityOf(file);
    if (!entity) throw new Error(`data/${file} is no content`);
    const listName = entity.list ? basename(file, ".json") : undefined;
    const entries: unknown = JSON.parse(text);
    const complaints = placesIn(text).flatMap((place) => {
      turn += 1;
      return mistakesAt(place, entity, entries, turn).flatMap((mistake) => {
        content.write(file, mistake.text);
        const own = content.ownFaults(file);
        const faults = mistake.alike && own.length > 0 ? own : content.faults();
        count(faults.length > 0 ? `${mistake.kind} told` : `${mistake.harmless}`);
        return verdict(mistake, faults, file, listName) ?? [];
      });
    });
    expect(complaints).toEqual([]);
  });
});
