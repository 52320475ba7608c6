import { Link } from "gatsby";
import type { ReactNode } from "react";
import { DialogLink } from "./dialogs/DialogLink";
import { type FormName, useOpenForm } from "./dialogs/FormDialogs";
import { formAddress } from "./dialogs/formAddress";
import { useSite } from "./useSite";
import { VisuallyHidden } from "./VisuallyHidden";

interface SmartLinkProps {
  to: Queries.LinkTargetFragment;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page";
  "aria-label"?: string;
  /** What the visitor writes about, for a link to a form. */
  subject?: string;
  /** Called when a visitor follows the link. */
  onClick?: () => void;
}

/** A link to a page, to a place on a page, to a file in `static/`, to another site, or to a form in a dialog. */
export function SmartLink({ to, children, subject, onClick, ...rest }: SmartLinkProps) {
  const { messages, legalPages, integrations } = useSite();
  const openForm = useOpenForm();
  const { href, form, newTab } = to;
  if (form) {
    const open = (words: string) => {
      onClick?.();
      openForm(form as FormName, words, subject);
    };
    return (
      <DialogLink href={formAddress(integrations.forms[form as FormName], subject)} onOpen={open} {...rest}>
        {children}
      </DialogLink>
    );
  }
  const isFile = /^\/.*\.\w+$/.test(href);
  // A legal page needs a full page load: only its own security policy allows the script that inserts the document.
  const ownDocument = legalPages.nodes.some(({ path }) => path === href.split("#")[0]);
  if (href.startsWith("/") && !ownDocument && !isFile) {
    return (
      <Link to={href} onClick={onClick} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} download={isFile || undefined} {...(newTab ? { target: "_blank", rel: "noopener" } : {})} onClick={onClick} {...rest}>
      {children}
      {newTab && <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
