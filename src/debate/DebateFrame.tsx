import { type ReactNode, useId } from "react";
import { framed, inline } from "../theme/mixins";
import { variant } from "../theme/variant";

interface DebateFrameProps {
  title: string;
  Title?: "h2" | "h3" | "p";
  status?: ReactNode;
  caption?: ReactNode;
  children: ReactNode;
}

/** The frame of a debate, with its question above and a caption below. It can be printed alone. */
export function DebateFrame({ title, Title = "h3", status, caption, children }: DebateFrameProps) {
  const id = useId();
  const strip = { ...inline, columnGap: 4, px: [4, null, 5], py: 3 };
  return (
    <figure
      aria-labelledby={id}
      data-slot="debate"
      data-printable=""
      sx={{
        ...framed,
        containerType: "inline-size",
        // A whole sheet would often leave half a page empty before it.
        "@media print": { breakInside: "auto" },
      }}
    >
      <div
        data-slot="title"
        sx={{
          ...strip,
          justifyContent: "space-between",
          borderBottom: "rule",
          breakAfter: "avoid",
        }}
      >
        <Title id={id} sx={{ ...variant("text.title"), fontSize: "lead", flex: "1 1 12rem" }}>
          {title}
        </Title>
        {status}
      </div>
      {children}
      {caption && (
        <figcaption
          sx={{ ...strip, ...variant("text.small"), borderTop: "rule", breakBefore: "avoid" }}
        >
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
