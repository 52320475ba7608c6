import { listOf } from "../../schema/fields";
import { heroOf, titledText } from "../../schema/shapes";

export const voices = heroOf("voices", "The heading in the middle, above those who have a say.", {
  voices: listOf(titledText, "Who has a say.", 4, 4),
});
