import { readFileSync } from "node:fs";

/* Stops with one line where the project can't be built. npm starts this script in the project's folder. */

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const numbers = (version) => version.match(/\d+/g).map(Number);
const [major, minor] = numbers(engines.node);
const [ownMajor, ownMinor] = numbers(process.version);
// Node, Parcel and webpack read them in paths as parts of patterns or addresses.
const [sign] = /[!#%'(*?[{]/.exec(process.cwd()) ?? [];

const problem =
  ownMajor < major || (ownMajor === major && ownMinor < minor)
    ? `This project needs Node ${engines.node}; this is ${process.version}.`
    : sign && `Gatsby can't build below a folder with "${sign}" in its name: ${process.cwd()}`;
if (problem) {
  console.error(problem);
  process.exit(1);
}
