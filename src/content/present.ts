/**
 * The answer of a query whose top-level fields are there for sure: GraphQL must allow for their absence,
 * but the content check does not let a build start without the files behind them.
 */
export type Present<Answer> = { [Field in keyof Answer]: NonNullable<Answer[Field]> };
