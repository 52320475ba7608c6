/** @jest-environment node */
import { testStates } from "./accessibility";

describe("in light mode, IBM Equal Access and HTML_CodeSniffer find no errors in", () => {
  testStates("light");
});
