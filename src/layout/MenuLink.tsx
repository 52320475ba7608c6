import { SmartLink } from "../components/SmartLink";
import { isActive } from "./activePath";

interface MenuLinkProps {
  label: string;
  to: Queries.LinkTargetFragment;
  /** Whether pages below the link's address count as its page. */
  activeBelow?: boolean | null;
  /** The current path. */
  path: string;
  onClick?: () => void;
  className?: string;
}

/** A link of a menu, with `aria-current` on its own page. */
export const MenuLink = ({ label, to, activeBelow, path, ...rest }: MenuLinkProps) => (
  <SmartLink to={to} {...(isActive(to.href, path, activeBelow ?? false) ? { "aria-current": "page" } : {})} {...rest}>
    {label}
  </SmartLink>
);
