import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Whether a file is one that operating systems and editors leave behind, which is neither content nor published. */
export const isLitter = (name: string): boolean =>
  /^(\.DS_Store|\._.*|\.directory|Thumbs\.db|desktop\.ini|.*~|#.*#|.*\.(sw[a-p]|bak|tmp))$/i.test(
    name,
  );

/** The files below a folder, without litter, as paths with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isLitter(entry.name))
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll(sep, "/"),
        )
    : [];
