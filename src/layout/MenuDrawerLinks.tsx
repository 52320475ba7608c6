import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import { MenuLink } from "./MenuLink";

const entry = {
  display: "block",
  py: "0.65rem",
  fontWeight: "body",
  "&[aria-current]": { fontWeight: 700 },
  lineHeight: "title",
  textDecoration: "none",
};

/** The links of the drawer: the menu with open groups, then sign-in, sign-up and consultation. */
export function MenuDrawerLinks({ onChoose }: { onChoose(): void }) {
  const { navigation, messages } = useSite();
  return (
    <div sx={{ overflowY: "auto", overscrollBehavior: "contain", px: 4, pb: 5 }}>
      <nav aria-label={messages.mainNavigation}>
        <ul sx={{ "& > li + li": { borderTop: "rule" } }}>
          {navigation.menu.map(({ to, accent, children, ...link }) => (
            <li key={link.label}>
              {to ? (
                <MenuLink
                  {...link}
                  to={to}
                  onClick={onChoose}
                  sx={{ ...entry, color: accent ? "accent" : "text", fontSize: "lead" }}
                />
              ) : (
                <>
                  <p sx={{ ...variant("text.label"), pt: 3 }}>{link.label}</p>
                  <ul sx={{ pb: 2 }}>
                    {children?.map((child) => (
                      <li key={child.label}>
                        <MenuLink
                          {...child}
                          onClick={onChoose}
                          sx={{ ...entry, pl: 4, color: "text", fontSize: "body" }}
                        />
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div
        sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, pt: 3, borderTop: "rule" }}
      >
        <SmartLink to={navigation.signIn.to} sx={variant("buttons.secondary")}>
          {navigation.signIn.label}
        </SmartLink>
        <SmartLink to={navigation.signUp.to} sx={variant("buttons.primary")}>
          {navigation.signUp.label}
        </SmartLink>
        <SmartLink
          to={navigation.consultation.to}
          onClick={onChoose}
          sx={{ ...variant("buttons.secondary"), gridColumn: "1 / -1" }}
        >
          {navigation.consultation.label}
        </SmartLink>
      </div>
    </div>
  );
}
