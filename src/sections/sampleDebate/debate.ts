/** The sample debate, as the home page's query returns it. */
export type Debate = Queries.SampleDebateFragment;
