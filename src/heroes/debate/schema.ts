import { walkReference } from "../../debate/schema";
import { heroOf } from "../../schema/shapes";

export const debateHero = heroOf(
  "debate",
  "The words on the left, a debate to go through on the right.",
  { debate: walkReference },
);
