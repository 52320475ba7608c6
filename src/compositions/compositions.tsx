import type { ReactNode } from "react";
import { bundled } from "../components/bundled";
import type { ThemeName } from "../theme/themes";
import { Composition } from "./Composition";
import type { CompositionStyle } from "./CompositionStyle";
import { docket } from "./docket";
import { index, ledger, lesson, paper, program, sheet } from "./sheetStyles";

interface StyledProps {
  theme?: ThemeName | null;
  children: ReactNode;
}

const styled = (style: CompositionStyle) => (props: StyledProps) => (
  <Composition style={style} {...props} />
);

/** The compositions that a page can name. Those of a single page have bundles of their own. */
export const compositions = {
  sheet: styled(sheet),
  ledger: styled(ledger),
  program: styled(program),
  lesson: styled(lesson),
  index: styled(index),
  paper: styled(paper),
  docket: styled(docket),
  argument: bundled(async () =>
    styled((await import(/* webpackChunkName: "argument" */ "./argument")).argument),
  ),
  lessonPlan: bundled(async () =>
    styled((await import(/* webpackChunkName: "lessonPlan" */ "./lessonPlan")).lessonPlan),
  ),
  staffReport: bundled(async () =>
    styled((await import(/* webpackChunkName: "staffReport" */ "./staffReport")).staffReport),
  ),
  ring: bundled(async () => styled((await import(/* webpackChunkName: "ring" */ "./ring")).ring)),
  decisionRecord: bundled(async () =>
    styled(
      (await import(/* webpackChunkName: "decisionRecord" */ "./decisionRecord")).decisionRecord,
    ),
  ),
} satisfies Record<Queries.Composition, unknown>;
