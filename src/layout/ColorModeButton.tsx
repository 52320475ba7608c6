import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { useSite } from "../components/useSite";
import { chooseColorMode, useChosenColorMode } from "../theme/colorMode";
import { browserColors } from "../theme/colors";
import { scriptsOnly } from "../theme/patterns";
import { variant } from "../theme/variant";

const shown = (inLight: string, inDark: string) => ({
  display: inLight,
  ".theme-ui-dark &": { display: inDark },
  "@media (prefers-color-scheme: dark)": { "html:not(.theme-ui-light) &": { display: inDark } },
});

/** Switches between light and dark. The HTML has a button for each mode, and styles show one: the server can't know the mode. */
export function ColorModeButton() {
  const { messages } = useSite();
  const chosen = useChosenColorMode();
  useEffect(() => {
    // The color of the browser's own bars: one `meta` for each mode of the system.
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']"))
      meta.content = browserColors[chosen ?? (meta.media.includes("dark") ? "dark" : "light")];
  }, [chosen]);
  const buttons = [
    { mode: "dark", label: messages.switchToDark, Icon: Moon, look: shown("inline-flex", "none") },
    { mode: "light", label: messages.switchToLight, Icon: Sun, look: shown("none", "inline-flex") },
  ] as const;
  return buttons.map(({ mode, label, Icon, look }) => (
    <button
      key={mode}
      type="button"
      aria-label={label}
      onClick={(event) => switchTo(mode, event.currentTarget)}
      sx={{ ...variant("buttons.icon"), ...scriptsOnly, ...look }}
    >
      <Icon aria-hidden size={20} />
    </button>
  ));
}

function switchTo(mode: "light" | "dark", button: HTMLButtonElement) {
  chooseColorMode(mode);
  // The clicked button is hidden now, so focus moves to the other one.
  const next = mode === "dark" ? button.nextElementSibling : button.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
