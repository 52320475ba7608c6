import { Link } from "gatsby";
import type { ReactNode } from "react";
import { DialogLink } from "./dialogs/DialogLink";
import { type FormName, useOpenForm } from "./dialogs/FormDialogs";
import { useSite } from "./useSite";
import { VisuallyHidden } from "./VisuallyHidden";

interface SmartLinkProps {
  to: Queries.LinkTargetFragment;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page";
  "aria-label"?: string;
  /** Called when the link is followed. */
  onClick?: () => void;
}

/** A link to a page, to a place on one, to a file in `static/`, to another site, or to a form in a dialog, as the content says. */
export function SmartLink({ to, children, onClick, ...rest }: SmartLinkProps) {
  const { messages, legalPages } = useSite();
  const openForm = useOpenForm();
  const { href, form, newTab } = to;
  if (form) {
    const open = () => {
      onClick?.();
      openForm(form as FormName);
    };
    return (
      <DialogLink href={href} onOpen={open} {...rest}>
        {children}
      </DialogLink>
    );
  }
  const isFile = /^\/.*\.\w+$/.test(href);
  // Legal documents are put in by another site's script, which the policy of their own pages alone allows.
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
