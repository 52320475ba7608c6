import { basename } from "node:path";
import { entityOf } from "../../src/content/entities";
import { EditedContent } from "./editedContent";
import { mistakesAt } from "./mistakes";
import { placesIn } from "./places";
import { verdict } from "./verdict";

/** Makes each mistake in a content file, one at a time, and returns what is wrong with the check's reports. */
function complaintsAbout(file: string): string[] {
  const entity = entityOf(file);
  if (!entity) throw new Error(`data/${file} is no content`);
  const content = new EditedContent();
  const original = content.read(file);
  const listName = entity.list ? basename(file, ".json") : undefined;
  const entries: unknown = JSON.parse(original);
  const mistakes = placesIn(original).flatMap((place, turn) =>
    mistakesAt(place, entity, entries, turn),
  );
  return mistakes.flatMap((mistake) => {
    content.write(file, mistake.text);
    return verdict(mistake, { file, listName, problems: content.problems() }) ?? [];
  });
}

/**
 * Tests that the check reports every mistake in every field of some content files once, with its place and field. What the
 * check accepts must be of a kind that is known to be harmless, which tests/built/hostileContent.test.tsx renders.
 */
export function testEveryMistake(files: readonly string[]): void {
  it.each(files)(
    "a mistake in any field of data/%s is reported with its line and field, or is harmless",
    (file) => {
      expect(complaintsAbout(file)).toEqual([]);
    },
  );
}
