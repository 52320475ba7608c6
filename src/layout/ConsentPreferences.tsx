import { useState } from "react";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import { openConsentPreferences } from "./consentTool";

/** A button that opens the consent tool, with a message when a blocker stops the tool. */
export function ConsentPreferences() {
  const { messages, integrations } = useSite();
  const [blocked, setBlocked] = useState(false);
  const open = () => {
    setBlocked(false);
    openConsentPreferences(integrations.consent).catch(() => setBlocked(true));
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        sx={{ ...variant("buttons.text"), py: 1, minHeight: 24, "html:not(.js) &": { display: "none" } }}
      >
        {messages.consentPreferences}
      </button>
      <span role="status" sx={{ display: "block", maxWidth: "measure" }}>
        {blocked && messages.consentBlocked}
      </span>
    </>
  );
}
