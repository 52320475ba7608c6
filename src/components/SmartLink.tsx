import { Link } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { parseTarget } from "../shared/targets";
import { withParameter } from "../shared/withParameter";
import { variant } from "../theme/variant";
import { DialogLink } from "./dialogs/Dialogs";
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
  className?: string;
  "aria-current"?: "page";
  "aria-label"?: string;
  /** Whether the page replaces the current one in the history. */
  replace?: boolean;
  onClick?: () => void;
}

/** A link to a page, to a place on a page, to a file in `static/`, to another site, or to a form in a dialog. */
export function SmartLink({
  to,
  label,
  children = label,
  replace = false,
  ...others
}: SmartLinkProps): ReactElement {
  const { messages, langOfText } = useSite();
  // React leaves out what is null.
  const rest = others as Omit<typeof others, "lang"> & { lang?: string };
  const { href, form, newTab } = to;
  if (form) {
    const url = form.subjectParameter ? withParameter(href, form.subjectParameter, label) : href;
    const dialog = { kind: "form", url, directUrl: url } as const;
    return (
      <DialogLink
        {...dialog}
        title={form.title ?? label}
        titleLang={form.title ? form.lang : rest.lang}
        {...rest}
      >
        {children}
      </DialogLink>
    );
  }
  const kind = parseTarget(href)?.kind;
  if (kind === "page") {
    return (
      <Link to={href} replace={replace} {...rest}>
        {children}
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
      {children}
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
