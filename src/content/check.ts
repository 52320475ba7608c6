import { addressFaults } from "./checks/addresses";
import { disagreementFaults } from "./checks/disagreements";
import { duplicateFaults } from "./checks/duplicates";
import { contentOf, entriesOf } from "./checks/entries";
import { expiryFaults } from "./checks/expiry";
import { contentFiles, listFault, missingFiles, unexpectedFiles } from "./checks/files";
import { imageFaults } from "./checks/images";
import { metadataFaults } from "./checks/metadata";
import { redirectFaults } from "./checks/redirects";
import { referenceFaults } from "./checks/references";
import { shapeFaults } from "./checks/shapes";
import { targetFaults } from "./checks/targets";
import { tokenFaults } from "./checks/tokens";
import { unusedFaults } from "./checks/unused";
import { entityOf } from "./entities";
import { byPlace, type Fault } from "./faults";
import { readSource } from "./source";

/**
 * Checks all content.
 * @param folder the `data` folder
 * @returns every fault there is, ordered by file and place; none when the content can be built
 */
export function checkContent(folder: string): Fault[] {
  const files = contentFiles(folder);
  const sources = files.flatMap((file) => {
    const entity = entityOf(file);
    return entity ? [{ entity, source: readSource(folder, file) }] : [];
  });
  const readable = sources.filter(({ source }) => source.syntaxFaults.length === 0);
  const entries = readable.flatMap(({ source, entity }) => entriesOf(source, entity));
  const missing = missingFiles(files);
  const listless = readable.flatMap(({ source, entity }) => listFault(source, entity));
  const misshapen = entries.map((entry) => ({ entry, faults: shapeFaults(entry) })).filter(({ faults }) => faults.length > 0);
  const shapes = [
    ...unexpectedFiles(files),
    ...missing,
    ...sources.flatMap(({ source }) => source.syntaxFaults),
    ...listless,
    ...misshapen.flatMap(({ faults }) => faults),
  ];
  const content = contentOf(entries);
  const unfit = misshapen.map(({ entry }) => entry);
  const unfitFiles = new Set(shapes.map(({ file }) => file));
  // A file that is missing or cannot be read would make every link to it look dead, and all it refers to look unused.
  const whole = readable.length === sources.length && missing.length === 0 && listless.length === 0;
  const relations = [
    ...duplicateFaults(content),
    ...addressFaults(content),
    ...redirectFaults(content),
    ...imageFaults(content, folder),
    ...tokenFaults(content),
    ...metadataFaults(content),
    ...(whole
      ? [
          ...targetFaults(content),
          ...referenceFaults(content),
          ...unusedFaults(content, folder, unfit),
          ...disagreementFaults(content, unfitFiles),
        ]
      : []),
    ...expiryFaults(content),
  ];
  const told = new Set(shapes.map(({ file, line, column }) => `${file}:${line}:${column}`));
  return [...shapes, ...relations.filter(({ file, line, column }) => !told.has(`${file}:${line}:${column}`))].sort(byPlace);
}
