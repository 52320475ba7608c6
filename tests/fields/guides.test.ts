/** @jest-environment node */
import { originalFiles } from "../support/editedContent";
import { testEveryMistake } from "../support/everyMistake";

testEveryMistake(
  originalFiles.filter(
    (file) => file.includes("/") && !file.startsWith("pages/") && file.endsWith(".json"),
  ),
);
