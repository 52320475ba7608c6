import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Hidden files, and those that operating systems and editors leave behind. */
export const litter = /^(\..*|Thumbs\.db|desktop\.ini|.*~|#.*#|.*\.(crswap|bak|tmp))$/i;

/** The files below a folder, without litter, as paths with forward slashes, in order. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !litter.test(entry.name))
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll(sep, "/"),
        )
        .sort()
    : [];

/** The content files whose paths begin with `start`, with forward slashes. */
export const contentFiles = (folder: string, start = ""): string[] =>
  filesBelow(folder).filter((file) => file.startsWith(start) && !/(^|\/)\.|^images\//.test(file));
