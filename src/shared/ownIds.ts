/** The `id`s that pages have of themselves: of their main part, and in guides. */
export const ownIds = { main: "content", contents: "contents", nextGuide: "next-guide" };
