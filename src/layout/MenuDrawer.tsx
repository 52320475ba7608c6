import { Link } from "gatsby";
import { type ReactElement, useId, useState } from "react";
import { flushSync } from "react-dom";
import type { ThemeUIStyleObject } from "theme-ui";
import { CloseButton, Modal } from "../components/dialogs/Modal";
import { Logo } from "../components/Logo";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { variant } from "../theme/variant";
import { closeOnDrag } from "./closeOnDrag";
import { MenuLink, type MenuLinkProps } from "./MainMenu";

/** In milliseconds. */
const slide = 300;

const entry = {
  display: "block",
  py: "0.65rem",
  color: "text",
  "&[aria-current]": { fontWeight: "strong" },
  lineHeight: "title",
  textDecoration: "none",
};

interface MenuDrawerProps {
  open: boolean;
  onClose(): void;
}

/** The menu at the bottom of the screen. A drag down and a choice close it too. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps): ReactElement {
  const { home, navigation, messages, langOfText, language } = useSite();
  const nameId = useId();
  const [followed, setFollowed] = useState(false);
  if (open && followed) setFollowed(false);

  // At once, so that a dialog that a link opens returns the focus to the button.
  const choose = () =>
    flushSync(() => {
      setFollowed(true);
      onClose();
    });
  const closing = { replace: true, onClick: choose };
  const { menu, signIn, signUp, consultation } = navigation;
  const item = (link: MenuLinkProps, style: ThemeUIStyleObject) => (
    <li key={link.label}>
      <MenuLink {...link} {...closing} sx={{ ...entry, ...style }} />
    </li>
  );
  return (
    <Modal
      isOpen={open}
      onClose={onClose}
      followed={followed}
      closeTimeoutMS={slide}
      aria={{ labelledby: nameId }}
      contentRef={(drawer?: HTMLElement) => {
        if (drawer) closeOnDrag(drawer, onClose);
      }}
      overlay={{
        alignItems: "flex-end",
        opacity: 0,
        transition: `opacity ${slide}ms`,
        "&.ReactModal__Overlay--after-open": { opacity: 1 },
        "&.ReactModal__Overlay--before-close": { opacity: 0, pointerEvents: "none" },
      }}
      sx={{
        display: "flex",
        flexDirection: "column",
        maxHeight: "92vh",
        "@supports (height: 1dvh)": { maxHeight: "92dvh" },
        borderTop: "rule",
        borderTopLeftRadius: "18px",
        borderTopRightRadius: "18px",
        userSelect: "none",
        transform: "translateY(100%)",
        transition: `transform ${slide}ms cubic-bezier(0.32, 0.72, 0, 1)`,
        "&.ReactModal__Content--after-open": { transform: "none" },
        "&.ReactModal__Content--before-close": { transform: "translateY(100%)" },
      }}
    >
      <div
        aria-hidden
        sx={{ width: 44, height: 4, mx: "auto", mt: 2, borderRadius: 2, bg: "outline" }}
      />
      <div
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          px: 4,
          py: 2,
        }}
      >
        <Link to={home} {...closing} sx={{ color: "text", textDecoration: "none", py: 2 }}>
          <Logo />
        </Link>
        <span id={nameId} lang={langOfText("menu")} hidden>
          {messages.menu}
        </span>
        <CloseButton label={messages.closeMenu} lang={langOfText("closeMenu")} onClick={onClose} />
      </div>
      <div
        data-scrolls
        sx={{
          overflowY: "auto",
          overscrollBehavior: "contain",
          px: 4,
          pt: 2,
          pb: 5,
          // Room for the outline of a link.
          scrollPadding: 2,
        }}
      >
        <nav aria-label={messages.mainNavigation} lang={langOfText("mainNavigation")}>
          <ul
            lang={langOfText("mainNavigation") && language}
            sx={{ "& > li + li": { borderTop: "rule" } }}
          >
            {menu.map(({ to, accent, children, ...link }) =>
              to ? (
                item({ ...link, to }, { fontSize: "lead", color: accent ? "accent" : "text" })
              ) : (
                <li key={link.label}>
                  <p lang={langOf(link)} sx={{ ...variant("text.label"), pt: 3 }}>
                    {link.label}
                  </p>
                  <ul sx={{ pb: 2 }}>
                    {children?.map(({ text: _, ...child }) => item(child, { pl: 4 }))}
                  </ul>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div
          sx={{
            display: "grid",
            gridTemplateColumns: "1fr 1fr",
            gap: 2,
            pt: 3,
            borderTop: "rule",
          }}
        >
          <MenuLink {...signIn} {...closing} sx={variant("buttons.secondary")} />
          <MenuLink {...signUp} {...closing} sx={variant("buttons.primary")} />
          <MenuLink
            {...consultation}
            {...closing}
            sx={{ ...variant("buttons.secondary"), gridColumn: "1 / -1" }}
          />
        </div>
      </div>
    </Modal>
  );
}
