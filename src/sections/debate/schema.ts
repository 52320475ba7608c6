import { debateReference } from "../../debate/schema";
import { sectionOf } from "../../schema/shapes";

export const debateSection = sectionOf("debate", "A debate, mostly to go through with a scale.", {
  debate: debateReference(),
});
