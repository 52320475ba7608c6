/** The answer of a query without null for its top-level fields, which the check guarantees. */
export type NonNullFields<Answer> = { [Field in keyof Answer]: NonNullable<Answer[Field]> };

/** What a page and its `Head` get: the answer of the page's query. */
export interface QueryProps<Answer> {
  data: NonNullFields<Answer>;
}
