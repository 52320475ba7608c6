import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { Fault } from "../faults";
import type { Content } from "./entries";

/** Pictures that are not there. */
export const imageFaults = ({ leavesOf, fault }: Content, folder: string): Fault[] =>
  leavesOf("image").flatMap(({ entry, leaf, text }) => {
    const file = posix.join(dirname(entry.source.file), text);
    return existsSync(join(folder, file)) ? [] : [fault(entry, leaf, `there is no picture at data/${file}`)];
  });
