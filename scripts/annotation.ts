import type { Problem } from "../src/content/problems";

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/**
 * Returns a problem as a workflow command, which GitHub Actions shows at its line. Escaped like in actions/toolkit
 * (packages/core/src/command.ts).
 * @returns `::error file=data/plans.json,line=14,col=21,title=plans[1].annualPrice::expected a number, got "four"`
 */
export const annotation = ({ file, line, column, field, message }: Problem): string =>
  `::error file=${escapeProperty(`data/${file}`)},line=${line},col=${column},title=${escapeProperty(field || file)}::${escapeData(message)}`;
