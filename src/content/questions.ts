/** A question that may not be answered yet. */
export interface OpenQuestion {
  readonly slug: string;
  readonly question: string;
  readonly answer?: string | null;
}

/** A question and its answer. */
export interface AnsweredQuestion extends OpenQuestion {
  readonly answer: string;
}

/** Returns the questions that have an answer. */
export const answeredOnly = (questions: readonly OpenQuestion[]): AnsweredQuestion[] =>
  questions.flatMap(({ answer, ...question }) => (answer ? [{ ...question, answer }] : []));
