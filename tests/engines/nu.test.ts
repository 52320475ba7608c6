/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { servedFolder } from "../../scripts/folders";
import { pageFile } from "../support/built";
import { routes } from "../support/routes";

/** CSS that is newer than the checker. Browsers that don't know it ignore it. */
const unknownToChecker =
  "CSS: (Unrecognized at-rule “@container”|“(container-type|animation-timeline|animation-range)”: Property .*)";

const folder = join(__dirname, "../..", servedFolder);
const pages = [...routes.map(({ path }) => path), "/404"].map((path) =>
  join(folder, pageFile(path)),
);

interface Message {
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

const hasJava = spawnSync("java", ["-version"]).status === 0;

(hasJava ? it : it.skip)(
  "the Nu HTML checker finds no error on any page (skipped without Java; on Debian, `apt-get install default-jre-headless`)",
  () => {
    const options = [
      "--errors-only",
      "--stdout",
      "--format",
      "json",
      "--filterpattern",
      unknownToChecker,
    ];
    const { stdout } = spawnSync(
      "java",
      ["-jar", require.resolve("vnu-jar/build/dist/vnu.jar"), ...options, ...pages],
      {
        encoding: "utf8",
      },
    );
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    expect(
      messages.map(
        ({ url, lastLine, message, extract }) => `${url}:${lastLine} ${message} ${extract ?? ""}`,
      ),
    ).toEqual([]);
  },
  120_000,
);
