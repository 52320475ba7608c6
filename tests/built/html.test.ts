/** @jest-environment node */
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { pageFile, readBuilt } from "../support/built";
import { htmlRules } from "../support/htmlRules";
import { routes } from "../support/routes";

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

it.each([...routes.map(({ path }) => path), "/404"])("%s is valid HTML", async (path) => {
  const { results } = await validator.validateString(readBuilt(pageFile(path)));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
