import { heroOf } from "../../schema/shapes";

export const handout = heroOf("handout", "A heading with a button that prints the page.", {});
