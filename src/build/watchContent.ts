import { basename } from "node:path";
import { type FSWatcher, watch } from "chokidar";

/** In milliseconds: editors save a file in several steps. */
const settling = 100;

const isMissingFile = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Watches the content.
 * @param folder the `data` folder
 * @param look called once all files are watched, and again whenever what was saved has settled; never while it still looks
 * @returns the watcher, to be closed
 */
export function watchContent(folder: string, look: () => Promise<void>): FSWatcher {
  let pending: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const attempt = async () => {
    try {
      await look();
    } catch (error) {
      // A file went away while it was read. The word of that is on its way, and then there is another look.
      if (!isMissingFile(error)) throw error;
    }
  };
  const soon = () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      last = last.then(attempt);
    }, settling);
  };
  return watch(folder, { ignored: (path) => basename(path).startsWith("."), ignoreInitial: true })
    .on("all", soon)
    .on("ready", soon);
}
