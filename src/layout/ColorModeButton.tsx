import { Moon, Sun } from "lucide-react";
import { useSite } from "../components/useSite";
import { chooseColorMode, currentColorMode } from "../theme/colorMode";
import { variant } from "../theme/variant";

const shown = (inLight: string, inDark: string) => ({
  display: inLight,
  ".theme-ui-dark &": { display: inDark },
  "@media (prefers-color-scheme: dark)": { "html:not(.theme-ui-light) &": { display: inDark } },
});

/** Switches between light and dark. The HTML has a button for each mode, and styles show one: the server can't know the mode. */
export function ColorModeButton() {
  const { messages } = useSite();
  const icon = { ...variant("buttons.icon"), "html:not(.js) &": { display: "none" } };
  return (
    <>
      <button
        type="button"
        aria-label={messages.switchToDark}
        onClick={(event) => switchTo("dark", event.currentTarget)}
        sx={{ ...icon, ...shown("inline-flex", "none") }}
      >
        <Moon aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label={messages.switchToLight}
        onClick={(event) => switchTo("light", event.currentTarget)}
        sx={{ ...icon, ...shown("none", "inline-flex") }}
      >
        <Sun aria-hidden size={20} />
      </button>
    </>
  );
}

function switchTo(mode: "light" | "dark", button: HTMLButtonElement) {
  if (currentColorMode() === mode) return;
  chooseColorMode(mode);
  // The clicked button is hidden now, so focus moves to the other one.
  const next = mode === "dark" ? button.nextElementSibling : button.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
