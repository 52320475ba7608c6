import { Link } from "gatsby";
import type { ReactNode } from "react";
import { DialogLink } from "./dialogs/Dialogs";
import { useSite } from "./useSite";
import { VisuallyHidden } from "./VisuallyHidden";

interface SmartLinkProps {
  to: Queries.LinkTargetFragment;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page";
  "aria-label"?: string;
  /** What the visitor writes about, for a link to a form; by default, the words of the link. */
  subject?: string;
  /** Whether the page takes the place of the current one in the history. */
  replace?: boolean;
  /** Called when a visitor follows the link. */
  onClick?: () => void;
}

/** Returns the address of a hosted form, with the subject filled in if the form has a parameter for it. */
function formAddress(address: string, parameter: string | null, subject: ReactNode): string {
  if (typeof subject !== "string" || !parameter) return address;
  const url = new URL(address);
  url.searchParams.set(parameter, subject);
  return url.href;
}

/** A link to a page, to a place on a page, to a file in `static/`, to another site, or to a form in a dialog. */
export function SmartLink({
  to,
  children,
  subject,
  replace = false,
  onClick,
  ...rest
}: SmartLinkProps) {
  const { messages, legalPages } = useSite();
  const { href, form, newTab } = to;
  if (form) {
    const address = formAddress(href, form.subjectParameter, subject ?? children);
    const dialog = { kind: "form", address, directAddress: address, title: form.title } as const;
    return (
      <DialogLink {...dialog} onClick={onClick} {...rest}>
        {children}
      </DialogLink>
    );
  }
  const isFile = /^\/.*\.\w+$/.test(href);
  // A legal page needs a full page load: only its own security policy allows the script that inserts the document.
  const ownDocument = legalPages.nodes.some(({ path }) => path === href.split("#")[0]);
  if (href.startsWith("/") && !ownDocument && !isFile) {
    return (
      <Link to={href} replace={replace} onClick={onClick} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={href}
      download={isFile || undefined}
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
      onClick={onClick}
      {...rest}
    >
      {children}
      {newTab && <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
