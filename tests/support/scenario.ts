import type { z } from "zod";
import type { scenarioPage } from "../../src/content/schemas/pages";

export type Scenario = z.infer<typeof scenarioPage>;

/** Above the numbers of the real scenarios. */
const firstNumber = 1000;

/**
 * Returns a scenario for measuring builds: a copy of a real one, with its own address, title and number.
 * @param index from 1
 */
export function generatedScenario(model: Scenario, index: number): Scenario {
  const slug = `generated-${index}`;
  return {
    ...model,
    path: `/government-sector/${slug}`,
    label: `Generated ${index}`,
    metadata: {
      keywords: ["structured debate"],
      ...model.metadata,
      title: `Generated Scenario ${index} | {brand}`,
      description: `Generated scenario ${index}: a copy of a real one with its own address, so that a build with many pages can be measured.`,
    },
    hero: { ...model.hero, title: `Generated scenario ${index} is a copy of a real one` },
    useCase: { ...model.useCase, title: `Generated use case ${index}` },
    summary: { ...model.summary, title: `Generated summary ${index}` },
    slug,
    number: firstNumber + index,
  };
}
