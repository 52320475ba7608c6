import type { ReactElement } from "react";
import { deferred } from "../../components/deferred";
import { preloadDebate } from "../../debate/deferred";
import type { DebateSectionProps } from "./DebateSection";

const DebateSection = deferred<DebateSectionProps>(
  () => import(/* webpackChunkName: "debate" */ "./DebateSection"),
);

/** A section with a debate, whose code only the pages with one load. */
export const Debate = (props: DebateSectionProps): ReactElement => <DebateSection {...props} />;

Debate.preload = ({ section: { debate } }: DebateSectionProps) =>
  Promise.all([DebateSection.preload(), debate && preloadDebate(debate)]);
