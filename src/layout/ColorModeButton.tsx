import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { type ReactElement, useEffect } from "react";
import { useSite } from "../components/useSite";
import { switchColorMode, useChosenColorMode } from "../theme/colorMode";
import { palettes } from "../theme/colors";
import { scriptsOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { quietSign } from "./headerStyles";

const displayIn = (inLight: string, inDark: string) => ({
  display: inLight,
  ".theme-ui-dark &": { display: inDark },
  "@media (prefers-color-scheme: dark)": { "html:not(.theme-ui-light) &": { display: inDark } },
});

/**
 * Switches between light and dark. The server can't know the mode, so the HTML has a sign and a name for each, and styles
 * show one.
 */
export function ColorModeButton(): ReactElement {
  const { messages, langOfText } = useSite();
  const chosen = useChosenColorMode();
  useEffect(() => {
    // The color of the browser's own bars: one `meta` for each mode of the system.
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")) {
      const mode = chosen ?? (meta.media.includes("dark") ? "dark" : "light");
      meta.content = palettes[mode].background;
    }
  }, [chosen]);
  return (
    <button type="button" onClick={switchColorMode} sx={{ ...quietSign, ...scriptsOnly }}>
      <span sx={displayIn("contents", "none")}>
        <Moon aria-hidden size={18} />
        <span lang={langOfText("switchToDark")} sx={variant("text.hidden")}>
          {messages.switchToDark}
        </span>
      </span>
      <span sx={displayIn("none", "contents")}>
        <Sun aria-hidden size={18} />
        <span lang={langOfText("switchToLight")} sx={variant("text.hidden")}>
          {messages.switchToLight}
        </span>
      </span>
    </button>
  );
}
