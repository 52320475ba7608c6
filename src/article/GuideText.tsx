import { MDXProvider } from "@mdx-js/react";
import { useThemedStylesWithMdx } from "@theme-ui/mdx";
import type { ComponentProps, ReactNode } from "react";
import { bundled } from "../components/bundled";
import { Picture } from "../components/Picture";
import { SmartLink } from "../components/SmartLink";
import { useTarget } from "../components/useSite";
import { Checklist } from "../sections/checklists/Checklists";
import { pictureWidth } from "../theme/media";
import { useFilled, useGuide } from "./GuideContext";
import { Minutes, Steps } from "./MinuteTable";

const DebateSheet = bundled(
  async () => (await import(/* webpackChunkName: "debate" */ "../debate/DebateSheet")).DebateSheet,
);

/** Loads the bundle of a guide's debates before the page hydrates: React loses taps on parts that still load. */
export const preloadGuide = ({ body }: Pick<Queries.GuideContentFragment, "body">) =>
  body.parts.some((part) => "question" in part) && DebateSheet.preload();

const Token = ({ name }: { name: string }) => useFilled()(`{${name}}`);

const TextLink = ({ href = "", className, children }: ComponentProps<"a">) => (
  <SmartLink to={useTarget(href)} className={className}>
    {children}
  </SmartLink>
);

/** A table, which scrolls by itself where its longest words don't fit on a phone. */
const Table = (table: ComponentProps<"table">) => (
  <div sx={{ overflowX: "auto" }}>
    <table {...table} />
  </div>
);

interface ChecklistProps {
  id: string;
  title: string;
  items: string[];
}

function TextChecklist({ id, title, items }: ChecklistProps) {
  const filled = useFilled();
  const { slug } = useGuide();
  return (
    <div id={id} sx={{ mt: 6, p: [4, 5], border: "rule", borderRadius: "control" }}>
      <Checklist list={{ slug: `${slug}-${id}`, title: filled(title), items: items.map(filled) }} />
    </div>
  );
}

const useEntries = () =>
  useGuide().body.parts.flatMap((part) => ("slug" in part ? [part.slug] : []));

function TextPicture({ slug }: { slug: string }) {
  const picture = useEntries()
    .filter((entry) => "light" in entry)
    .find((entry) => entry.slug === slug);
  return picture ? (
    <Picture picture={picture} sizes={pictureWidth("* 7 / 12", 48)} sx={{ mt: 6 }} />
  ) : null;
}

function TextDebate({ slug }: { slug: string }) {
  const { debateWords } = useGuide();
  const shown = useEntries()
    .filter((entry) => "question" in entry)
    .find((entry) => entry.slug === slug);
  return shown && debateWords ? (
    <div sx={{ mt: 6 }}>
      <DebateSheet debate={shown} words={debateWords} />
    </div>
  ) : null;
}

const components = {
  Checklist: TextChecklist,
  Debate: TextDebate,
  Minutes,
  Picture: TextPicture,
  Steps,
  Token,
  a: TextLink,
  table: Table,
};

export const GuideText = ({ children }: { children: ReactNode }) => (
  <MDXProvider components={useThemedStylesWithMdx(components)}>{children}</MDXProvider>
);
