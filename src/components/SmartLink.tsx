import { Link } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { withParameter } from "../shared/withParameter";
import { variant } from "../theme/variant";
import { DialogLink } from "./dialogs/Dialogs";
import { useSite, useTarget } from "./useSite";

export interface SmartLinkProps {
  to: Queries.LinkTargetFragment;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page";
  "aria-label"?: string;
  /** For a link to a form: what the visitor writes about; by default, the words of the link. */
  subject?: string;
  /** Whether the page replaces the current one in the history. */
  replace?: boolean;
  onClick?: () => void;
}

/** A link to a page, to a place on a page, to a file in `static/`, to another site, or to a form in a dialog. */
export function SmartLink({ to, subject, replace = false, ...rest }: SmartLinkProps) {
  const { messages } = useSite();
  const { href, form, newTab } = to;
  if (form) {
    const about = subject ?? rest.children;
    const address =
      form.subjectParameter && typeof about === "string"
        ? withParameter(href, form.subjectParameter, about)
        : href;
    const dialog = { kind: "form", address, directAddress: address, title: form.title } as const;
    return <DialogLink {...dialog} {...rest} />;
  }
  const isFile = /^\/.*\.\w+$/.test(href);
  if (href.startsWith("/") && !isFile) return <Link to={href} replace={replace} {...rest} />;
  return (
    <a
      href={href}
      download={isFile || undefined}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...rest}
    >
      {rest.children}
      {newTab && <span sx={variant("text.hidden")}> {messages.opensInNewTab}</span>}
    </a>
  );
}

/** A link in a text of the content, which writes its target as an address or as a name such as `form:contact`. */
export const TextLink = ({ href = "", className, children }: ComponentProps<"a">) => (
  <SmartLink to={useTarget(href)} className={className}>
    {children}
  </SmartLink>
);
