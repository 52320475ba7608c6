import { Moon, Sun } from "lucide-react";
import { useSite } from "../components/useSite";
import { chooseColorMode, currentColorMode } from "../theme/colorMode";
import { variant } from "../theme/variant";

const shown = (inLight: string, inDark: string) => ({
  display: inLight,
  ".theme-ui-dark &": { display: inDark },
  "@media (prefers-color-scheme: dark)": { "html:not(.theme-ui-light) &": { display: inDark } },
});

/** A button for each mode. Styles show the one for the other mode: the server can't know the mode. */
const buttons = [
  { mode: "dark", message: "switchToDark", Icon: Moon, look: shown("inline-flex", "none") },
  { mode: "light", message: "switchToLight", Icon: Sun, look: shown("none", "inline-flex") },
] as const;

/** Switches between light and dark. */
export function ColorModeButton() {
  const { messages } = useSite();
  return buttons.map(({ mode, message, Icon, look }) => (
    <button
      key={mode}
      type="button"
      aria-label={messages[message]}
      onClick={(event) => switchTo(mode, event.currentTarget)}
      sx={{ ...variant("buttons.icon"), "html:not(.js) &": { display: "none" }, ...look }}
    >
      <Icon aria-hidden size={20} />
    </button>
  ));
}

function switchTo(mode: "light" | "dark", button: HTMLButtonElement) {
  if (currentColorMode() === mode) return;
  chooseColorMode(mode);
  // The clicked button is hidden now, so focus moves to the other one.
  const next = mode === "dark" ? button.nextElementSibling : button.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
