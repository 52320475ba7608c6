import { Moon, Sun } from "lucide-react";
import { useSite } from "../components/useSite";
import { chooseColorMode, currentColorMode } from "../theme/colorMode";
import { variant } from "../theme/variant";

const shownInDark = {
  display: "none",
  ".theme-ui-dark &": { display: "inline-flex" },
  "@media (prefers-color-scheme: dark)": { "html:not(.theme-ui-light) &": { display: "inline-flex" } },
};
const shownInLight = {
  display: "inline-flex",
  ".theme-ui-dark &": { display: "none" },
  "@media (prefers-color-scheme: dark)": { "html:not(.theme-ui-light) &": { display: "none" } },
};

/** Switches between light and dark. Both names are in the markup and the styles show the right one, as the server cannot know. */
export function ColorModeButton() {
  const { messages } = useSite();
  const icon = { ...variant("buttons.icon"), "html:not(.js) &": { display: "none" } };
  return (
    <>
      <button
        type="button"
        aria-label={messages.switchToDark}
        onClick={(event) => switchTo("dark", event.currentTarget)}
        sx={{ ...icon, ...shownInLight }}
      >
        <Moon aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label={messages.switchToLight}
        onClick={(event) => switchTo("light", event.currentTarget)}
        sx={{ ...icon, ...shownInDark }}
      >
        <Sun aria-hidden size={20} />
      </button>
    </>
  );
}

function switchTo(mode: "light" | "dark", button: HTMLButtonElement) {
  if (currentColorMode() === mode) return;
  chooseColorMode(mode);
  // The button that was pressed is gone now; focus goes to the one in its place.
  const next = mode === "dark" ? button.nextElementSibling : button.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
