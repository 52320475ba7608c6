import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { generatedScenario, type Scenario } from "./scenarios";

const root = join(__dirname, "../..");

/** What a build neither needs nor may find: its own results, and those of other tools. */
const leftOut = /^(\.git|node_modules|\.cache.*|public|dist.*|hosting|reports|screenshots|test-results|playwright-report)$/;

/** A copy of the project in a temporary folder, to be built there; it is deleted when this process exits. */
export class ProjectCopy {
  private readonly temporary: string;
  readonly folder: string;
  /** Where the processes of a build leave a word on their memory. */
  readonly peaks: string;
  private readonly scenarios: string;
  private readonly written: string[];
  private generated = 0;

  /** @param parent the folder in which it is made */
  constructor(parent = tmpdir()) {
    this.temporary = realpathSync(mkdtempSync(join(parent, "debato-bench-")));
    this.folder = join(this.temporary, "project");
    this.peaks = join(this.temporary, "peaks");
    this.scenarios = join(this.folder, "data/scenarios");
    process.on("exit", () => this.delete());
    cpSync(root, this.folder, { recursive: true, filter: (file) => !leftOut.test(relative(root, file)) });
    // A junction, because Windows lets only administrators make other links.
    symlinkSync(realpathSync(join(root, "node_modules")), join(this.folder, "node_modules"), "junction");
    this.written = readdirSync(this.scenarios);
  }

  /** Makes the next build a cold one. */
  clean(): void {
    for (const name of [".cache", "public"]) rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  /** Takes the last letter from a text that one page shows. */
  changeOneFile(): void {
    const { file, scenario } = this.model();
    const lead = scenario.hero.lead.slice(0, -1).trim();
    writeFileSync(file, JSON.stringify({ ...scenario, hero: { ...scenario.hero, lead } }));
  }

  /** Adds scenarios until there are so many generated ones. */
  generateUpTo(count: number): void {
    const { scenario } = this.model();
    while (this.generated < count) {
      this.generated += 1;
      const next = generatedScenario(scenario, this.generated);
      writeFileSync(join(this.scenarios, `${next.slug}.json`), JSON.stringify(next));
    }
  }

  /** The most memory of each process of the build that has just ended, by process; read once. */
  takePeaks(): Map<number, number> {
    const peaks = readdirSync(this.peaks).map((name) => [Number(name), Number(readFileSync(join(this.peaks, name), "utf8"))] as const);
    rmSync(this.peaks, { recursive: true });
    return new Map(peaks);
  }

  preparePeaks(): void {
    mkdirSync(this.peaks, { recursive: true });
  }

  delete(): void {
    rmSync(this.temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  private model(): { file: string; scenario: Scenario } {
    const [first] = this.written;
    if (!first) throw new Error("data/scenarios holds no scenario to take as a model.");
    const file = join(this.scenarios, basename(first));
    return { file, scenario: JSON.parse(readFileSync(file, "utf8")) as Scenario };
  }
}
