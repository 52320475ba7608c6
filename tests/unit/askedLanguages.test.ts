import { readdirSync, readFileSync } from "node:fs";
import { type OperationDefinitionNode, parse, type SelectionSetNode, visit } from "gatsby/graphql";
import { z } from "zod";
import { isText } from "../../src/content/translations/parts";
import { entities } from "../../src/schema/entities";
import { typeName, unwrap } from "../../src/schema/schemaFields";
import { capitalized } from "../../src/shared/tokens";
import { graphqlTypes } from "../support/graphqlTypes";

const types = new Map(graphqlTypes().map((type) => [type.name, type]));

/** The texts of each type. */
const textsOf = new Map<string, Set<string>>();

function collectTexts(schema: z.core.$ZodType): void {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) collectTexts(inner.element);
  if (inner instanceof z.ZodDiscriminatedUnion) inner.options.forEach(collectTexts);
  if (!(inner instanceof z.ZodObject)) return;
  const names = Object.keys(inner.shape).filter((name) => isText(inner.shape[name]));
  const { interfaces = [] } = types.get(`${typeName(inner)}`) ?? {};
  for (const type of [`${typeName(inner)}`, ...interfaces])
    textsOf.set(type, new Set([...(textsOf.get(type) ?? []), ...names]));
  Object.values(inner.shape).forEach(collectTexts);
}
entities.forEach(({ schema }) => {
  collectTexts(schema);
});

/** What no element shows: of search engines and link previews, which know one language a page. */
const unmarked = new Set(["ShareImageFile", "Application"]);

/** The selections of a type, and below it, that ask for texts and not for their language. */
function silentIn({ selections }: SelectionSetNode, type: string): string[] {
  const { fields = {} } = types.get(type) ?? {};
  const asked = selections.flatMap((one) => (one.kind === "Field" ? one.name.value : []));
  const texts = asked.filter((name) => textsOf.get(type)?.has(name));
  const isSilent = "lang" in fields && !unmarked.has(type) && !asked.includes("lang");
  return [
    ...(isSilent && texts.length > 0 ? [`${type}: ${texts.join(", ")}`] : []),
    ...selections.flatMap((one) => {
      if (one.kind === "FragmentSpread" || !one.selectionSet) return [];
      const inside =
        one.kind === "InlineFragment"
          ? one.typeCondition?.name.value
          : fields[one.name.value]?.type.replace(/\W/g, "");
      return silentIn(one.selectionSet, inside ?? type);
    }),
  ];
}

/** A query's own fields are called after their types. */
const silentInQuery = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.flatMap((one) =>
    one.kind === "Field" && one.selectionSet
      ? silentIn(one.selectionSet, capitalized(one.name.value))
      : [],
  );

function silentInFile(file: string): string[] {
  const queries = readFileSync(file, "utf8").matchAll(/graphql`([^`]*)`/g);
  const silent: string[] = [];
  for (const [, query = ""] of queries)
    visit(parse(query), {
      FragmentDefinition({ selectionSet, typeCondition }) {
        silent.push(...silentIn(selectionSet, typeCondition.name.value));
      },
      OperationDefinition(query) {
        silent.push(...silentInQuery(query));
      },
    });
  return silent;
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, "utf8").includes("graphql`"));

it.each(files)("%s asks for the language of all texts", (file) => {
  expect(silentInFile(file)).toEqual([]);
});

it("texts without their language are found", () => {
  const { definitions } = parse("fragment Cards on CardsSection { lang title cards { title } }");
  const [fragment] = definitions;
  if (fragment?.kind !== "FragmentDefinition") throw new Error("This is no fragment.");
  expect(silentIn(fragment.selectionSet, "CardsSection")).toEqual(["Card: title"]);
});
