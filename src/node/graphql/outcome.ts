import type { z } from "zod";
import type { debate } from "../../debate/schema";
import type { Resolve } from "./nodes";

/** Returns the document of a debate, or its top, whose lines have the points that they name. */
export const outcome =
  (top: boolean): Resolve<z.infer<typeof debate>> =>
  ({ arguments: all, commonGround, outcome: own }) => {
    if (!own) return null;
    const { form, groups } = own;
    const atTop = form === "report" || form === "record" ? 2 : 1;
    const numberOf = (slug?: string) => all.findIndex((one) => one.slug === slug) + 1;
    return {
      ...own,
      groups: groups.slice(0, top ? atTop : undefined).map((group) => ({
        ...group,
        entries: group.entries.map((entry) => {
          const number = numberOf(entry.point);
          const argument = all[number - 1];
          const common = commonGround[Number(entry.point?.replace("common-", "")) - 1];
          const answers = form === "transcript" ? argument?.answers?.map(numberOf) : null;
          return { ...entry, number, argument, common, answers };
        }),
      })),
    };
  };
