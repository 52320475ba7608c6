import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { type RunQuery, wordDocuments } from "./writeDocuments";

/** Adds the Word documents of guides to the development server. Writes each at its request, from the content of that moment. */
export function serveDocuments({ app }: CreateDevServerArgs): void {
  app.get(
    /^\/guides\/.*\.docx$/,
    async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
      const runQuery: RunQuery = async (query) => {
        const body = JSON.stringify({ query });
        const answer = await fetch(`http://${request.headers.host}/___graphql`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body,
        });
        return answer.json();
      };
      try {
        const document = (await wordDocuments(runQuery)).find(
          ({ address }) => address === request.url?.split("?")[0],
        );
        if (!document) return next();
        response.setHeader(
          "Content-Type",
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        );
        response.end(await document.content());
      } catch (error) {
        next(error);
      }
    },
  );
}
