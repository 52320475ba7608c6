/** The sample debate, as the page asks for it. */
export type Debate = Queries.SampleDebateFragment;
