import { walkReference } from "../../debate/schema";
import { heroOf } from "../../schema/shapes";

export const debateHero = heroOf(
  "debate",
  "The words in few lines, and below them a debate to go through, from edge to edge.",
  { debate: walkReference },
);
