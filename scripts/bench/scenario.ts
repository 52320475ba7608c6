import type { z } from "zod";
import type { scenarioPage } from "../../src/content/schemas/pages";

export type Scenario = z.infer<typeof scenarioPage>;

/** Above the numbers of the real scenarios. */
const firstNumber = 1000;

/**
 * A scenario for measuring builds: a real one under its own address, title and number.
 * @param index from 1
 */
export function generatedScenario(model: Scenario, index: number): Scenario {
  const slug = `generated-${index}`;
  return {
    ...model,
    path: `/government-sector/${slug}`,
    label: `Generated ${index}`,
    metadata: {
      ...model.metadata,
      title: `Generated Scenario ${index} | {brand}`,
      description: `Generated scenario ${index}: the words of a real one under an address of its own, so that a build can be measured with many pages.`,
    },
    hero: { ...model.hero, title: `Generated scenario ${index} takes the place of a real one` },
    slug,
    number: firstNumber + index,
  };
}
