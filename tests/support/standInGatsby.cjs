const { mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");

/*
 * Stands in for Gatsby where only the build script around it is tested: "builds" the words of content.txt into a page and a
 * script, in two steps. The environment says how it ends: well, with a failure after the first step, or not at all.
 */
const words = readFileSync("content.txt", "utf8");
rmSync(".cache/.made-with.json", { force: true });
for (const folder of [".cache/data", "public"]) mkdirSync(folder, { recursive: true });
const nodes = ".cache/data/nodes";
writeFileSync(nodes, `${words}, half of it`);
writeFileSync("public/index.html", `<p>${words}`);
console.log("half of it is written");

const ends = {
  well() {
    writeFileSync("public/index.html", `<p>${words}</p>`);
    writeFileSync("public/404.html", "<p>Nothing here</p>");
    writeFileSync(`public/app-${words}.js`, words);
    writeFileSync(nodes, words);
  },
  badly() {
    process.exitCode = 1;
  },
  never() {
    setInterval(() => undefined, 1000);
  },
};
ends[process.env.STAND_IN_ENDS ?? "well"]();
