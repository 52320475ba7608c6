import { heroOf } from "../../schema/shapes";

export const entry = heroOf("entry", "The heading as the first entry of a decision record.", {});
