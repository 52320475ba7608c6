/** @jest-environment node */
import { launchProblems } from "../../src/content/launch";
import { ContentCopy } from "../support/contentCopy";

const copy = new ContentCopy();
afterAll(() => copy.delete());

const listed = () => launchProblems(copy.folder).map(({ field }) => field);
const withVideo = (change: (video: Record<string, unknown>) => void) => {
  const integrations = JSON.parse(copy.read("integrations.json"));
  change(integrations.introductionVideo);
  copy.write("integrations.json", JSON.stringify(integrations));
};

describe("what is still to be filled in before launch", () => {
  it("holds addresses and ids that stand for real ones, each with its place", () => {
    expect(listed()).toEqual(expect.arrayContaining(["origin", "sites.signUp.address", "policies.documents.terms"]));
    const placed = launchProblems(copy.folder).filter(({ file }) => /^(site|integrations)\.json$/.test(file));
    for (const { file, line } of placed)
      expect(copy.read(file).split("\n")[line - 1]).toMatch(/example|document-id|introductionVideo|security/);
  });

  it("holds the day the video was published, as long as it is missing", async () => {
    withVideo((video) => Reflect.deleteProperty(video, "uploadDate"));
    expect(listed()).toContain("introductionVideo.uploadDate");
    withVideo((video) => Reflect.set(video, "uploadDate", "2026-03-14"));
    expect(listed()).not.toContain("introductionVideo.uploadDate");
    expect(await copy.problems()).toEqual([]);
  });

  it("holds every figure without a source, and every question without an answer", async () => {
    const own = new ContentCopy();
    const missing = () => launchProblems(own.folder).map(({ file, field }) => `${file} ${field}`);
    const edit = (file: string, change: (content: never) => void) => {
      const content = JSON.parse(own.read(file)) as never;
      change(content);
      own.write(file, JSON.stringify(content));
    };
    expect(missing()).toEqual(expect.arrayContaining(["stats.json stats[0].source", "pages/for-buyers.json questions.items[1].answer"]));
    edit("stats.json", ([figure]: { source?: object }[]) => Object.assign(figure ?? {}, { source: { label: "A study of 2020" } }));
    edit("pages/for-buyers.json", ({ questions }: { questions: { items: object[] } }) =>
      Object.assign(questions.items[1] ?? {}, { answer: "As the law asks." }),
    );
    expect(missing()).not.toContain("stats.json stats[0].source");
    expect(missing()).not.toContain("pages/for-buyers.json questions.items[1].answer");
    expect(missing()).toContain("pages/for-buyers.json questions.items[0].answer");
    expect(await own.problems()).toEqual([]);
    own.delete();
  });

  it("takes no day that there is not", async () => {
    withVideo((video) => Reflect.set(video, "uploadDate", "14 March"));
    expect((await copy.problems()).map(({ message }) => message)).toEqual([expect.stringContaining('expected a day such as "2026-03-14"')]);
  });

  it("holds the day until which the security contact holds, as long as it is missing", async () => {
    const own = new ContentCopy();
    const missing = () => launchProblems(own.folder).map(({ field }) => field);
    expect(missing()).toContain("security.expires");
    const expireIn = (days: number) => {
      const settings = JSON.parse(own.read("site.json"));
      settings.security.expires = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      own.write("site.json", JSON.stringify(settings));
    };
    const problems = async () => (await own.problems()).map(({ field, message }) => `${field}: ${message}`);
    expireIn(100);
    expect(missing()).not.toContain("security.expires");
    expect(await problems()).toEqual([]);
    expireIn(-2);
    expect(await problems()).toEqual([
      expect.stringMatching(/^security\.expires: expected a day in the future, got "[\d-]+"; make sure that the contact is still right/),
    ]);
    expireIn(800);
    expect(await problems()).toEqual([expect.stringMatching(/^security\.expires: expected a day at most a year from now, got/)]);
    own.delete();
  });
});
