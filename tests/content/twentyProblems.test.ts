/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import sharp from "sharp";
import { CheckRun } from "../support/checkRun";
import { here, type Place } from "../support/editableContent";

const check = new CheckRun();
const { content } = check;
afterAll(() => check.delete());

/** A problem as it must be told. */
interface Expected extends Place {
  file: string;
  field: string;
  says: string;
}

/**
 * Puts a problem into a file by changing its text.
 * @param to with `here` in front of what is wrong
 */
const put = (file: string, from: string | RegExp, to: string, field: string, says: string): Expected => ({
  file,
  ...content.change(file, from, to),
  field,
  says,
});

/** Puts twenty problems, no two of a kind, into the copy of the content. */
async function putTwenty(): Promise<Expected[]> {
  const small = await sharp({ create: { width: 400, height: 280, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  writeFileSync(join(content.folder, "images/scale-wide-light.png"), small);
  content.write("images/left-over.png", "");
  content.write("plan.json", "[]");
  content.change("faq.json", "$50 per user per year", "$49.92 per user per year");
  content.change("pages/education.json", '"academic-phases", ', "");
  return [
    put(
      "comparison.json",
      '"pro": "10", "ent',
      `"pro": ${here}"12", "ent`,
      "comparison[0].rows[2].pro",
      "expected what data/plans.json gives Pro",
    ),
    put("education/classroom-outcomes.json", '"kind": "comparison"', `"kind": ${here}"comparsion"`, "sections[0].kind", "expected one of"),
    put("faq.json", '"answer": "Pro is $15', `"answer": ${here}"Pro is $14`, "faq[2].answer", "expected a price of Pro for a month"),
    put("faq.json", '"slug": "adding-users"', `"slug": ${here}"team-price"`, "faq[4].slug", '"team-price" is taken by'),
    { file: "images/left-over.png", line: 1, column: 1, field: "", says: "nothing shows this picture" },
    put("interface.json", '"menu": "Menu"', `"menu": ${here}7`, "menu", "expected a text, got 7"),
    put(
      "known-disagreements.json",
      /"file": "faq.json",\s+"says": "\$50"/,
      `"file": ${here}"faq.json", "says": "$50"`,
      "known-disagreements[2].file",
      "data/faq.json does not say",
    ),
    put(
      "navigation.json",
      '"Pricing", "to": "/pricing"',
      `"Pricing", "to": ${here}"/pricng"`,
      "menu[3].to",
      'no page has the address "/pricng", did you mean "/pricing"?',
    ),
    put(
      "navigation.json",
      '"to": "site:signIn"',
      `"to": ${here}"site:singIn"`,
      "signIn.to",
      'no "singIn" among the sites of integrations.json, did you mean "site:signIn"?',
    ),
    put(
      "navigation.json",
      '"to": "/pricing#faq"',
      `"to": ${here}"/pricing#fap"`,
      "footer[2].links[0].to",
      'no section of "/pricing" has the anchor "fap", did you mean "faq"?',
    ),
    put(
      "organizations.json",
      /\{\s+"slug": "employee-training",\s+"title": "[^"]*",/,
      `${here}{ "slug": "employee-training",`,
      "organizations[2].title",
      "missing; expected a text",
    ),
    put(
      "pages/eula.json",
      '"title": "End User License Agreement (EULA) for the software | {brand}"',
      `"title": ${here}"EULA"`,
      "metadata.title",
      "expected 15 to 60 characters, got 4",
    ),
    put(
      "pages/home.json",
      '"note": "Free to start. No',
      `${here}"noet": "Free to start. No`,
      "hero.noet",
      'unknown field "noet", did you mean "note"?',
    ),
    put(
      "pages/pricing.json",
      '"title": "Four plans"',
      `"title": ${here}"Four plans for a {prodcut}"`,
      "plans.title",
      "unknown token {prodcut}, did you mean {product}?",
    ),
    put(
      "pictures.json",
      '"./images/scale-wide-light.png"',
      `${here}"./images/scale-wide-light.png"`,
      "pictures[1].light.wide",
      "expected a picture at least 1600 pixels wide",
    ),
    put(
      "pictures.json",
      '"alt": "A class over six',
      `"alt": ${here}"Picture of a class over six`,
      "pictures[2].alt",
      "expected what the picture shows",
    ),
    { file: "plan.json", line: 1, column: 1, field: "", says: "no page uses this file" },
    put("redirects.json", '"from": "/contact"', `"from": ${here}"/about"`, "redirects[7].from", '"/about" is the address of'),
    put("roles.json", '"color": "nonprofit"', `"color": ${here}"non-profit"`, "roles[0].color", "expected one of"),
    put("stats.json", '"slug": "academic-phases"', `"slug": ${here}"academic-phases"`, "stats[6].slug", "nothing refers to"),
  ];
}

it("a tree with nothing wrong is passed over in silence, unless the time is asked for", () => {
  expect(check.run()).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(check.run(["--time"])).toMatchObject({ status: 0, stdout: expect.stringMatching(/checked in \d+\.\d s/) });
});

it("an unknown option is named", () => {
  expect(check.run(["--lanch"])).toMatchObject({ status: 1, stderr: expect.stringContaining("'--lanch'") });
});

it("of twenty different problems in one tree all twenty are listed, each with its place", async () => {
  const expected = await putTwenty();
  const { status, stdout, stderr } = check.run();
  const lines = stderr.trim().split("\n");
  const beginnings = expected.map(
    ({ file, line, column, field, says }) => `data/${file}:${line}:${column}  ${field && `${field}: `}${says}`,
  );
  expect(lines.slice(0, -2).map((line, index) => line.slice(0, beginnings[index]?.length))).toEqual(beginnings);
  expect(lines.at(-1)).toMatch(/^20 problems in the content, found in \d+\.\d s\.$/);
  expect(stdout).toBe("");
  expect(status).toBe(1);

  const colored = check.run([], { FORCE_COLOR: "1" }).stderr.trim().split("\n").slice(0, -1);
  expect(colored.map((line) => stripVTControlCharacters(line))).toEqual(lines.slice(0, -1));
  expect(colored.slice(0, -1).filter((line, index) => line === lines[index])).toEqual([]);
});
