import { Link } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { parseTarget } from "../shared/targets";
import { withParameter } from "../shared/withParameter";
import { variant } from "../theme/variant";
import { DialogLink } from "./dialogs/Dialogs";
import { EnglishMark, isMarked, useHreflang } from "./EnglishMark";
import { useTarget } from "./targets";
import { useSite } from "./useSite";

export interface SmartLinkProps {
  to: Queries.LinkTargetFragment;
  /** The words of the link. A form that it opens has them as its title and its subject. */
  label: string;
  /** The language of its words, if it isn't that of the page. */
  lang?: string | null;
  /** What the link shows instead of its plain words, such as words with an icon. */
  children?: ReactNode;
  /** Whether and where it says that it leads to something in English: after the words, only to screen readers, or in `children`. */
  mark?: "shown" | "hidden" | "inChildren";
  /** What it is about, for screen readers, if its words don't say so. */
  about?: string | null;
  /** The language of that, if it isn't the one of the words. */
  aboutLang?: string | undefined;
  className?: string;
  "aria-current"?: "page";
  /** Whether the page replaces the current one in the history. */
  replace?: boolean;
  onClick?: () => void;
}

/** A link to a page, to a place on a page, to a file in `static/`, to another site, or to a form in a dialog. */
export function SmartLink({
  to,
  label,
  children = label,
  mark = "shown",
  about,
  aboutLang,
  replace = false,
  ...others
}: SmartLinkProps): ReactElement {
  const { messages, inEnglish, langOfText } = useSite();
  const { href, form, newTab } = to;
  const hreflang = useHreflang(to);
  const marked = isMarked(hreflang);
  // React leaves out what is null.
  const rest = {
    ...(others as Omit<typeof others, "lang"> & { lang?: string }),
    hrefLang: hreflang,
  };
  let words = children;
  if (marked && mark === "hidden")
    words = (
      <>
        <span title={inEnglish}>{children}</span>
        <EnglishMark sx={variant("text.hidden")} />
      </>
    );
  if (marked && mark === "shown")
    words = (
      // One element, because some links lay out their children.
      <span>
        {children}
        <EnglishMark />
      </span>
    );
  const content = (
    <>
      {words}
      {about && <span lang={aboutLang} sx={variant("text.hidden")}>{` ${about}`}</span>}
    </>
  );
  if (form) {
    const url = form.subjectParameter ? withParameter(href, form.subjectParameter, label) : href;
    return (
      <DialogLink
        iframe={{
          kind: "form",
          url,
          directUrl: url,
          title: form.title ?? label,
          titleLang: form.title ? form.lang : rest.lang,
          hrefLang: hreflang,
        }}
        {...rest}
      >
        {content}
      </DialogLink>
    );
  }
  const kind = parseTarget(href)?.kind;
  if (kind === "page") {
    return (
      <Link to={href} replace={replace} {...rest}>
        {content}
      </Link>
    );
  }
  return (
    <a
      href={href}
      download={kind === "file" || undefined}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...rest}
    >
      {content}
      {newTab && (
        <span lang={langOfText("opensInNewTab", rest)} sx={variant("text.hidden")}>
          {" "}
          {messages.opensInNewTab}
        </span>
      )}
    </a>
  );
}

interface TextLinkProps extends Omit<SmartLinkProps, "to"> {
  /** Where it leads, as the content writes it: an address, or a name such as `form:contact`. */
  href: string;
}

/** A link in a text of the content. */
export const TextLink = ({ href, ...rest }: TextLinkProps): ReactElement => (
  <SmartLink to={useTarget(href)} {...rest} />
);
