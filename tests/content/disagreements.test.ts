/** @jest-environment node */
import { EditedContent } from "../support/editedContent";

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

/** The problems as lines, without the advice at the end of each. */
const reported = () =>
  content
    .problems()
    .map(
      ({ file, field, message }) =>
        `${file} ${field}: ${message.replace(/; change it to .+, or say in data\/known-disagreements\.json why it differs from ".+"$/, "")}`,
    );

const addedTo = (file: string, from: string, words: string) =>
  content.change(file, from, `${from}${words}`);

describe("a repeated price", () => {
  it("must change together with plans.json, and so must the known disagreements", () => {
    content.change("plans.json", '"monthlyPrice": 5', '"monthlyPrice": 6');
    expect(reported()).toEqual([
      'faq.json faq[1].answer: expected a price of Team for a month by data/plans.json ($4.16, $6, $9.50, $12.50), got "$5"',
      'faq.json faq[7].answer: expected what annual billing saves by data/plans.json (at most 31%), got "25%"',
      'known-disagreements.json known-disagreements[3].file: data/faq.json does not say "25%" against "24%" any more; take this entry out',
      'pages/pricing.json plans.saving: expected what annual billing saves by data/plans.json (at most 31%), got "25%"',
    ]);
  });

  it("must match the plan named before it and the billing period named after it, on every page", () => {
    addedTo("faq.json", '"answer": "The price is agreed with you.', " Pro costs $5 per user.");
    addedTo("faq.json", '"answer": "No. {brand} is free to start', ", then 5.50 dollars");
    addedTo("pages/home.json", '"lead": "Start with the Free plan', " for $1 a month");
    addedTo("pages/about.json", '"lead": "Bring a question', " and $150 a month");
    addedTo(
      "sectors.json",
      '"description": "A product team',
      ", for which Enterprise costs $40 per user,",
    );
    expect(reported()).toEqual([
      'faq.json faq[3].answer: expected a price of Pro by data/plans.json ($12.50, $15, $19.75, $22.50, $30, $33, $150, $180, $237, $270), got "$5"',
      expect.stringMatching(
        /^faq\.json faq\[5\]\.answer: expected a price of a plan by data\/plans\.json \(\$0, \$4\.16, .*got "\$5\.50"$/,
      ),
      expect.stringMatching(
        /^pages\/about\.json earlyAccess\.lead: expected a price of a plan for a month by .*got "\$150"$/,
      ),
      'pages/home.json closing.lead: expected a price of Free for a month by data/plans.json ($0), got "$1"',
      'sectors.json sectors[1].description: expected a price of Enterprise by data/plans.json (Custom), got "$40"',
    ]);
  });

  it("isn't confused with an amount in a story", () => {
    addedTo(
      "scenarios/policy-development.json",
      '"scenario": "A county has three ways to house people in winter and',
      " $2,000,000 and",
    );
    addedTo("pages/about.json", '"lead": "Bring a question', " that costs your town $300");
    expect(reported()).toEqual([]);
  });

  it("must be the lowest one in the data for search engines", () => {
    content.change("site.json", '"price": 0', '"price": 3');
    expect(reported()).toEqual([
      'site.json application.price: expected the lowest price of data/plans.json ($0), got "$3"',
    ]);
  });
});

describe("a repeated limit or feature", () => {
  it("must match its plan, in the comparison table and in texts", () => {
    content.change("comparison.json", '"team": "5GB"', '"team": "6GB"');
    content.change(
      "comparison.json",
      '"free": "2", "team": "5"',
      '"free": "1", "team": "Unlimited"',
    );
    content.change(
      "comparison.json",
      '"name": "AI add-on", "free": "No"',
      '"name": "AI add-on", "free": "Optional"',
    );
    content.change(
      "comparison.json",
      '"name": "API access", "free": "No", "team": "No", "pro": "No", "enterprise": "Yes"',
      '"name": "API access", "free": "No", "team": "No", "pro": "No", "enterprise": "No"',
    );
    content.change(
      "comparison.json",
      '"name": "Admin controls", "free": "No"',
      '"name": "Admin controls", "free": "Yes"',
    );
    content.change(
      "faq.json",
      "10GB of storage, and lets you create up to 5 {products}",
      "20GB of storage, and lets you create up to 6 {products}",
    );
    expect(reported()).toEqual([
      'comparison.json comparison[0].rows[0].free: expected what data/plans.json gives Free ("2 {products}"), got "1"',
      'comparison.json comparison[0].rows[0].team: expected what data/plans.json gives Team ("5 {products}"), got "Unlimited"',
      'comparison.json comparison[0].rows[4].free: expected "No", because data/plans.json says "noAIChange true" of Free, got "Optional"',
      'comparison.json comparison[1].rows[1].team: expected what data/plans.json gives Team ("5GB"), got "6GB"',
      'comparison.json comparison[2].rows[0].free: expected what data/plans.json gives Free ("No admin controls"), got "Yes"',
      'comparison.json comparison[2].rows[4].enterprise: expected what data/plans.json gives Enterprise ("API access"), got "No"',
      'faq.json faq[2].answer: expected what data/plans.json gives Pro ("10GB"), got "20GB"',
      'faq.json faq[2].answer: expected what data/plans.json gives Pro ("5 {products}"), got "6 {products}"',
    ]);
  });

  it("is reported with the value to change it to", () => {
    content.change("comparison.json", '"team": "5GB"', '"team": "6GB"');
    content.change(
      "comparison.json",
      '"free": "1", "team": "5", "pro": "5"',
      '"free": "1", "team": "6", "pro": "5"',
    );
    content.change(
      "comparison.json",
      '"name": "Admin controls", "free": "No"',
      '"name": "Admin controls", "free": "Yes"',
    );
    content.change("faq.json", "Pro is $15 per user per month", "Pro is $14 per user per month");
    const orSayWhy = (known: string) =>
      `, or say in data/known-disagreements.json why it differs from "${known}"`;
    expect(content.problems().map(({ message }) => message.replace(/^.*(?=; change)/, ""))).toEqual(
      [
        `; change it to "5"${orSayWhy("5 {products}")}`,
        `; change it to "5GB"${orSayWhy("5GB")}`,
        `; change it to "No"${orSayWhy("No admin controls")}`,
        `; change it to one of these${orSayWhy("$15")}`,
      ],
    );
  });

  it("is reported when its column has no plan", () => {
    const plans: { slug: string }[] = JSON.parse(content.read("plans.json"));
    content.write("plans.json", JSON.stringify(plans.filter(({ slug }) => slug !== "team")));
    expect(reported()).toContain(
      'comparison.json comparison[0].rows[0].team: this column needs a plan with the slug "team", and data/plans.json has only free, pro, enterprise; put the plan back, or ask a developer to take the column out',
    );
  });

  it("is reported when its plan has no column", () => {
    content.change("plans.json", '"slug": "team"', '"slug": "group"');
    expect(reported()).toEqual([
      'plans.json plans[1].slug: expected one of free, team, pro, enterprise, because the comparison has these columns, got "group"; for another plan, ask a developer',
    ]);
  });
});

it("figures that count the same thing must match", () => {
  content.change("stats.json", '"number": "30+"', '"number": "20+"');
  expect(reported()).toEqual([
    'known-disagreements.json known-disagreements[5].file: data/stats.json does not say "30+" against "40+" any more; take this entry out',
    'stats.json stats[3].number: expected the figure of "research-years", 40+, got "20+"',
  ]);
});

describe("the list of known disagreements", () => {
  it("must not list values that agree or files that don't exist", () => {
    content.change("faq.json", "$50 per user per year", "$49.92 per user per year");
    content.change(
      "known-disagreements.json",
      '"file": "comparison.json"',
      '"file": "comparisons.json"',
    );
    expect(reported()).toEqual([
      'comparison.json comparison[0].rows[1].enterprise: expected what data/plans.json gives Enterprise ("10+ {products}"), got "Unlimited"',
      'known-disagreements.json known-disagreements[0].file: there is no content file data/comparisons.json, did you mean "comparison.json"?',
      'known-disagreements.json known-disagreements[2].file: data/faq.json does not say "$50" against "$49.92" any more; take this entry out',
    ]);
  });

  it("isn't compared with values that can't be read", () => {
    content.change("plans.json", '"annualPrice": 4.16', '"annualPrice": "four"');
    content.change("faq.json", /"answer": "Up to 25%[^"]*"/, '"answer": 25');
    expect(content.problems().map(({ field }) => field)).toEqual([
      "faq[7].answer",
      "plans[1].annualPrice",
    ]);
  });
});
