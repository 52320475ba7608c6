import { MDXProvider } from "@mdx-js/react";
import { useThemedStylesWithMdx } from "@theme-ui/mdx";
import type { ComponentProps, ReactNode } from "react";
import { pageTarget } from "../components/CardLink";
import { Picture } from "../components/Picture";
import { SmartLink } from "../components/SmartLink";
import { Checklist } from "../sections/checklists/Checklists";
import { WalkableDebate } from "../sections/debate/DebateSection";
import { pictureWidth } from "../theme/media";
import { variant } from "../theme/variant";
import { useFilled, useGuide } from "./GuideContext";
import { Minutes, Steps } from "./MinuteTable";

const Token = ({ name }: { name: string }) => useFilled()(`{${name}}`);

/** A link, written as everywhere else in the content. */
function TextLink({ href = "", className, children }: ComponentProps<"a">) {
  const { links } = useGuide().body;
  const target = links.find(({ written }) => written === href)?.to ?? pageTarget(href);
  return (
    <SmartLink to={target} className={className}>
      {children}
    </SmartLink>
  );
}

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

/** The entries of the content that the guide shows. */
const useEntries = () =>
  useGuide().body.parts.flatMap((part) => ("slug" in part ? [part.slug] : []));

function Figure({ slug }: { slug: string }) {
  const stat = useEntries()
    .filter((entry) => "number" in entry)
    .find((entry) => entry.slug === slug);
  if (!stat) return null;
  return (
    <figure
      sx={{
        mt: 6,
        py: 4,
        borderBlock: "rule",
        display: "grid",
        gridTemplateColumns: ["1fr", "auto minmax(0, 1fr)"],
        columnGap: 5,
        rowGap: 2,
        alignItems: "center",
      }}
    >
      <p sx={{ ...variant("text.heading"), color: "var(--ink)", whiteSpace: "nowrap" }}>
        {stat.number}
      </p>
      <figcaption>
        <strong sx={{ fontWeight: "strong" }}>{stat.label}</strong>
        <span sx={{ ...variant("text.small"), display: "block", maxWidth: "measure" }}>
          {stat.description}
        </span>
      </figcaption>
    </figure>
  );
}

function TextPicture({ slug }: { slug: string }) {
  const picture = useEntries()
    .filter((entry) => "light" in entry)
    .find((entry) => entry.slug === slug);
  if (!picture) return null;
  return <Picture picture={picture} sizes={pictureWidth("* 7 / 12", 48)} sx={{ mt: 6 }} />;
}

function TextDebate({ slug }: { slug: string }) {
  const { debateWords } = useGuide();
  const shown = useEntries()
    .filter((entry) => "question" in entry)
    .find((entry) => entry.slug === slug);
  if (!shown || !debateWords) return null;
  return (
    <div sx={{ mt: 6 }}>
      <WalkableDebate debate={shown} words={debateWords} />
    </div>
  );
}

const Download = ({ file, label }: { file: string; label: string }) => (
  <p sx={{ mt: 5 }}>
    <SmartLink to={pageTarget(file)} sx={variant("buttons.secondary")}>
      {useFilled()(label)}
    </SmartLink>
  </p>
);

const components = {
  Checklist: TextChecklist,
  Debate: TextDebate,
  Download,
  Figure,
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
