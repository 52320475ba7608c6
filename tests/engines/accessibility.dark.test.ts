/** @jest-environment node */
import { testStates } from "./accessibility";

describe("in dark mode, IBM Equal Access and HTML_CodeSniffer find no errors in", () => {
  testStates("dark");
});
