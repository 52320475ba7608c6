type Question = NonNullable<Queries.QuestionsFragment["questions"]>[number];

/** The questions that have an answer. */
export const answeredQuestions = (
  questions: readonly Question[],
): (Question & { answer: string })[] =>
  questions.flatMap(({ answer, ...item }) => (answer ? { ...item, answer } : []));

/** The questions without an answer, each with the form that asks it. */
export const openQuestions = (
  questions: readonly Question[],
): (Question & { ask: NonNullable<Question["ask"]> })[] =>
  questions.flatMap(({ ask, ...item }) => (ask ? { ...item, ask } : []));
