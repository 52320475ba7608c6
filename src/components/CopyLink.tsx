import { type ReactNode, useState } from "react";
import { scriptsOnly } from "../theme/patterns";
import { variant } from "../theme/variant";

interface CopyLinkProps {
  /** What the link adds to the address of the page: a query, a fragment, or both. */
  address: string;
  label: string;
  copied: string;
  /** Shown when the browser doesn't allow copying; the address bar then shows the link. */
  notCopied: string;
  children?: ReactNode;
}

/** A button that copies a link to the present state of the page. */
export function CopyLink({ address, label, copied, notCopied, children }: CopyLinkProps) {
  const [outcome, setOutcome] = useState({ address: "", words: "", count: 0 });
  const copy = async () => {
    const link = new URL(address, window.location.href).href;
    window.history.replaceState(window.history.state, "", link);
    const announce = (words: string) =>
      setOutcome(({ count }) => ({ address, words, count: count + 1 }));
    try {
      await navigator.clipboard.writeText(link);
      announce(copied);
    } catch {
      // Browsers may forbid copying, or allow it on secure addresses only.
      announce(notCopied);
    }
  };
  return (
    <div
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 4,
        rowGap: 2,
        ...scriptsOnly,
      }}
    >
      <button type="button" onClick={copy} sx={variant("buttons.compact")}>
        {label}
      </button>
      {children}
      <p
        role="status"
        sx={{ minHeight: "1.6em", maxWidth: "measure", fontSize: "small", fontWeight: "strong" }}
      >
        {/* A new element each time: screen readers announce the same words only then. */}
        {outcome.address === address && <span key={outcome.count}>{outcome.words}</span>}
      </p>
    </div>
  );
}
