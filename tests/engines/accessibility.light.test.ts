/** @jest-environment node */
import { testStates } from "./accessibility";

describe("in light mode, axe, IBM Equal Access and HTML_CodeSniffer report nothing in", () => {
  testStates("light");
});
