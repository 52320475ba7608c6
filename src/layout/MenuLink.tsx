import { useLocation } from "@reach/router";
import { SmartLink } from "../components/SmartLink";

export interface MenuLinkProps {
  label: string;
  to: Queries.LinkTargetFragment;
  /** Whether pages below the link's address count as its page. */
  activeBelow?: boolean | null;
  replace?: boolean;
  onClick?: () => void;
  className?: string;
}

/** Returns a function that says whether an entry of a menu is for the current page. */
export function useIsActive() {
  const { pathname } = useLocation();
  return ({ to, activeBelow }: Pick<MenuLinkProps, "to" | "activeBelow">): boolean =>
    pathname === to.href || Boolean(activeBelow && pathname.startsWith(`${to.href}/`));
}

/** A link of a menu, with `aria-current` on its own page. */
export function MenuLink({ label, to, activeBelow, ...rest }: MenuLinkProps) {
  const isActive = useIsActive();
  return (
    <SmartLink to={to} aria-current={isActive({ to, activeBelow }) ? "page" : undefined} {...rest}>
      {label}
    </SmartLink>
  );
}
