import { typesOnly } from "../src/node/queryTypes";
import { lockFolder } from "./build";
import { gatsby, root, runCommand } from "./command";

/* Writes src/gatsby-types.d.ts, the types of queries, without a whole build. */
runCommand(async () => {
  await lockFolder(root);
  process.env[typesOnly] = "yes";
  if (!(await gatsby("build"))) process.exitCode = 1;
});
