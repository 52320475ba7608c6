import { type FocusEvent, type ReactElement, useId } from "react";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";
import { EnglishMark, isMarked } from "../EnglishMark";
import { useSite } from "../useSite";
import { HostedIframe, type HostedIframeProps } from "./HostedIframe";
import { CloseButton, Modal } from "./Modal";

interface IframeDialogProps extends HostedIframeProps {
  onClose(): void;
}

/** A page of another site in a dialog, which is named by what the iframe shows. */
export default function IframeDialog({ onClose, ...iframe }: IframeDialogProps): ReactElement {
  const { messages, langOfText } = useSite();
  const titleId = useId();
  const goRound = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const modal = currentTarget.parentElement as HTMLElement;
    const controls = modal.querySelectorAll<HTMLElement>("a[href], button, iframe");
    const backwards = relatedTarget === controls[0] || relatedTarget === modal;
    controls[backwards ? controls.length - 1 : 0]?.focus();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      aria={{ labelledby: titleId }}
      overlay={{
        alignItems: "flex-start",
        justifyContent: "center",
        overflowY: "auto",
        p: [3, 5],
      }}
      sx={{
        maxWidth: iframe.kind === "video" ? "60rem" : "narrow",
        my: "auto",
        border: "rule",
        borderRadius: "sheet",
        overflow: "hidden",
      }}
    >
      <div
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 3,
          pl: [4, 5],
          pr: 3,
          py: 2,
          borderBottom: "rule",
        }}
      >
        <h2
          id={titleId}
          lang={langOf({ lang: iframe.titleLang })}
          sx={{ ...variant("text.title"), flex: 1 }}
        >
          {iframe.title}
          {isMarked(iframe.hrefLang) && <EnglishMark />}
        </h2>
        <CloseButton label={messages.close} lang={langOfText("close")} onClick={onClose} />
      </div>
      <HostedIframe {...iframe} />
      {/* Only the browser knows when Tab leaves an iframe. It stops here next, as does Shift+Tab from the top, and goes on. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: not a control, but Tab must stop here to go round */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
      <span tabIndex={0} onFocus={goRound} sx={variant("text.hidden")} />
    </Modal>
  );
}
