import { debateReference } from "../../debate/schema";
import { sectionOf } from "../../schema/shapes";

export const outcome = sectionOf("outcome", "The document that a debate ends in.", {
  debate: debateReference("outcome"),
});
