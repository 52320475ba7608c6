import type { CreateDevServerArgs } from "gatsby";
import { type Ask, wordDocuments } from "./writeDocuments";

/** What this file uses of a request and a response of Express, which Gatsby's development server is made with. */
interface Request {
  path: string;
  headers: { host?: string };
}
interface Response {
  type: (name: string) => Response;
  send: (content: Buffer) => void;
}

/** Adds the Word documents of guides to the development server. Writes each at its request, from the content of that moment. */
export function serveDocuments({ app }: CreateDevServerArgs): void {
  app.get(/^\/guides\/.*\.docx$/, async ({ path, headers }: Request, response: Response, next: (error?: unknown) => void) => {
    const ask: Ask = async (query) => {
      const body = JSON.stringify({ query });
      const answer = await fetch(`http://${headers.host}/___graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
      return answer.json();
    };
    try {
      const document = (await wordDocuments(ask)).find(({ address }) => address === path);
      if (!document) return next();
      response.type("docx").send(await document.content());
    } catch (error) {
      next(error);
    }
  });
}
