import { addressFaults } from "./checks/addresses";
import { duplicateFaults } from "./checks/duplicates";
import { contentOf, entriesOf } from "./checks/entries";
import { contentFiles, listFault, missingFiles, unexpectedFiles } from "./checks/files";
import { imageFaults } from "./checks/images";
import { metadataFaults } from "./checks/metadata";
import { referenceFaults } from "./checks/references";
import { shapeFaults } from "./checks/shapes";
import { targetFaults } from "./checks/targets";
import { tokenFaults } from "./checks/tokens";
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
  const shapes = [
    ...unexpectedFiles(files),
    ...missing,
    ...sources.flatMap(({ source }) => source.syntaxFaults),
    ...readable.flatMap(({ source, entity }) => listFault(source, entity)),
    ...entries.flatMap(shapeFaults),
  ];
  const content = contentOf(entries);
  // A file that is missing or cannot be read would make every link to it look dead.
  const whole = readable.length === sources.length && missing.length === 0;
  const relations = [
    ...duplicateFaults(content),
    ...addressFaults(content),
    ...imageFaults(content, folder),
    ...tokenFaults(content),
    ...metadataFaults(content),
    ...(whole ? [...targetFaults(content), ...referenceFaults(content)] : []),
  ];
  const told = new Set(shapes.map(({ file, line, column }) => `${file}:${line}:${column}`));
  return [...shapes, ...relations.filter(({ file, line, column }) => !told.has(`${file}:${line}:${column}`))].sort(byPlace);
}
