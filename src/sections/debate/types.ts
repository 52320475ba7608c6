/** A debate, as a page's query returns it. */
export type Debate = Queries.DebateFragment;

/** The words of the interface that all debates share. */
export type DebateWords = Queries.DebateWordsFragment;
