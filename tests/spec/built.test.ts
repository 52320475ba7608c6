import { breadcrumbs } from "./built/breadcrumbs";
import { card } from "./built/card";
import { dialogs } from "./built/dialogs";
import { entities } from "./built/entities";
import { footer } from "./built/footer";
import { header } from "./built/header";
import { metadata } from "./built/metadata";
import { pages } from "./built/pages";
import { pricing } from "./built/pricing";
import { routeList } from "./built/routes";
import { themes } from "./built/themes";

/* The specification's statements about the built files. One file runs all tables, so that each page is parsed once. */

const tables = {
  "Route list": routeList,
  "Page metadata": metadata,
  "Shared header": header,
  Footer: footer,
  Breadcrumbs: breadcrumbs,
  Pages: pages,
  Pricing: pricing,
  Dialogs: dialogs,
  Entities: entities,
  "Colour themes": themes,
  "Design card": card,
};

describe.each(Object.entries(tables))("%s", (_section, statements) => {
  it.each(statements)("%s", (_words, proof) => proof());
});
