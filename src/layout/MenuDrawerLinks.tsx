import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import { isActive } from "./activePath";

interface MenuDrawerLinksProps {
  path: string;
  onChoose(): void;
}

interface EntryProps extends MenuDrawerLinksProps {
  label: string;
  to: Queries.LinkTargetFragment;
  accent?: boolean;
  below?: boolean;
  indented?: boolean;
}

const Entry = ({ label, to, accent, below, indented, path, onChoose }: EntryProps) => {
  const active = isActive(to.href, path, below);
  return (
    <li>
      <SmartLink
        to={to}
        onClick={onChoose}
        {...(active ? { "aria-current": "page" } : {})}
        sx={{
          display: "block",
          py: "0.65rem",
          pl: indented ? 4 : 0,
          color: accent ? "accent" : "text",
          fontSize: indented ? "body" : "lead",
          fontWeight: active ? 700 : 400,
          lineHeight: "title",
          textDecoration: "none",
        }}
      >
        {label}
      </SmartLink>
    </li>
  );
};

/** The links of the drawer: the menu with open groups, then sign-in, sign-up and consultation. */
export function MenuDrawerLinks({ path, onChoose }: MenuDrawerLinksProps) {
  const { navigation, messages } = useSite();
  const common = { path, onChoose };
  return (
    <div sx={{ overflowY: "auto", overscrollBehavior: "contain", px: 4, pb: 5 }}>
      <nav aria-label={messages.mainNavigation}>
        <ul sx={{ "& > li + li": { borderTop: "rule" } }}>
          {navigation.menu.map(({ label, to, accent, activeBelow, children }) =>
            to ? (
              <Entry key={label} label={label} to={to} accent={accent ?? false} below={activeBelow ?? false} {...common} />
            ) : (
              <li key={label}>
                <p sx={{ ...variant("text.label"), pt: 3 }}>{label}</p>
                <ul sx={{ pb: 2 }}>
                  {children?.map((child) => (
                    <Entry key={child.label} label={child.label} to={child.to} below={child.activeBelow ?? false} indented {...common} />
                  ))}
                </ul>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, pt: 3, borderTop: "rule" }}>
        <SmartLink to={navigation.signIn.to} sx={variant("buttons.secondary")}>
          {navigation.signIn.label}
        </SmartLink>
        <SmartLink to={navigation.signUp.to} sx={variant("buttons.primary")}>
          {navigation.signUp.label}
        </SmartLink>
        <SmartLink to={navigation.consultation.to} onClick={onChoose} sx={{ ...variant("buttons.secondary"), gridColumn: "1 / -1" }}>
          {navigation.consultation.label}
        </SmartLink>
      </div>
    </div>
  );
}
