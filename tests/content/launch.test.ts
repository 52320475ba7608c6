/** @jest-environment node */
import { launchProblems } from "../../src/content/launch";
import { ContentCopy } from "../support/contentCopy";

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.delete());

const listed = () => launchProblems(copy.folder).map(({ file, field }) => `${file} ${field}`);
const edit = (file: string, change: (content: never) => void) => {
  const content = JSON.parse(copy.read(file)) as never;
  change(content);
  copy.write(file, JSON.stringify(content));
};
const publishVideo = (uploadDate: string) =>
  edit("integrations.json", ({ introductionVideo }: { introductionVideo: object }) =>
    Object.assign(introductionVideo, { uploadDate }),
  );

const reported = async () =>
  (await copy.problems()).map(({ field, message }) => `${field}: ${message}`);

describe("the list of gaps to fill before launch", () => {
  it("includes placeholder addresses and ids, each with its place", () => {
    expect(listed()).toEqual(
      expect.arrayContaining([
        "site.json origin",
        "integrations.json sites.signUp.address",
        "integrations.json policies.documents.terms",
      ]),
    );
    const placed = launchProblems(copy.folder).filter(({ file }) =>
      /^(site|integrations)\.json$/.test(file),
    );
    for (const { file, line } of placed)
      expect(copy.read(file).split("\n")[line - 1]).toMatch(
        /example|document-id|introductionVideo|security/,
      );
  });

  it("includes the video's publication date while it is missing, and the check rejects an invalid date", async () => {
    expect(listed()).toContain("integrations.json introductionVideo.uploadDate");
    publishVideo("2026-03-14");
    expect(listed()).not.toContain("integrations.json introductionVideo.uploadDate");
    expect(await reported()).toEqual([]);
    publishVideo("14 March");
    expect(await reported()).toEqual([
      expect.stringContaining('expected a day such as "2026-03-14"'),
    ]);
  });

  it("includes every figure without a source, and every question without an answer", async () => {
    const open = ["stats.json stats[0].source", "pages/for-buyers.json questions.items[1].answer"];
    expect(listed()).toEqual(expect.arrayContaining(open));
    edit("stats.json", ([figure]: object[]) =>
      Object.assign(figure ?? {}, { source: { label: "A study of 2020" } }),
    );
    edit("pages/for-buyers.json", ({ questions }: { questions: { items: object[] } }) =>
      Object.assign(questions.items[1] ?? {}, { answer: "As the law asks." }),
    );
    expect(listed().filter((place) => open.includes(place))).toEqual([]);
    expect(listed()).toContain("pages/for-buyers.json questions.items[0].answer");
    expect(await reported()).toEqual([]);
  });

  it("includes the security contact's expiry date while it is missing, and the check rejects a past or distant date", async () => {
    const expireIn = (days: number) => {
      const expires = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      edit("site.json", ({ security }: { security: object }) =>
        Object.assign(security, { expires }),
      );
    };
    expect(listed()).toContain("site.json security.expires");
    expireIn(100);
    expect(listed()).not.toContain("site.json security.expires");
    expect(await reported()).toEqual([]);
    expireIn(-2);
    expect(await reported()).toEqual([
      expect.stringMatching(
        /^security\.expires: expected a day in the future, got "[\d-]+"; make sure that the contact is still right/,
      ),
    ]);
    expireIn(800);
    expect(await reported()).toEqual([
      expect.stringMatching(/^security\.expires: expected a day at most a year from now, got/),
    ]);
  });
});
