import type { Route } from "@playwright/test";

/** What a host answers instead of the requested file. */
export type Answer = (route: Route) => unknown;

export const refused: Answer = (route) => route.abort();
export const error: Answer = (route) =>
  route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" });
export const garbage: Answer = (route) =>
  route.fulfill({
    contentType: "text/html",
    body: "<!doctype html><h1>Please log in to this network</h1>",
  });
export const nothing: Answer = () => {};
export const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: "text/javascript", body });
