import X from "lucide-react/icons/x";
import { type ReactElement, useEffect, useRef } from "react";
import ReactModal from "react-modal";
import type { ThemeUIStyleObject } from "theme-ui";
import { cover, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";

interface ModalProps extends ReactModal.Props {
  onClose(): void;
  overlay: ThemeUIStyleObject;
  /** Whether a link inside is being followed: closes at once, and the link replaces the history entry. */
  followed?: boolean;
}

ReactModal.setAppElement("#___gatsby");

/** What every dialog and the drawer have in common. Escape, a click outside and Back close it. */
export function Modal({
  isOpen,
  onClose,
  overlay,
  followed = false,
  closeTimeoutMS,
  ...props
}: ModalProps): ReactElement {
  useCloseOnBack(isOpen, onClose, followed);
  return (
    <ReactModal
      isOpen={isOpen}
      closeTimeoutMS={followed ? 0 : closeTimeoutMS}
      onRequestClose={({ detail }) => {
        // The second click of a double click on the opener hits the overlay.
        if (detail !== 2) onClose();
      }}
      overlayElement={({ style: _default, ...rest }, content) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: not a control; a click must leave the focus, and with it Escape, in the dialog
        <div
          {...rest}
          onMouseDown={(event) => {
            if (event.target === event.currentTarget) event.preventDefault();
          }}
          sx={{
            ...cover,
            position: "fixed",
            zIndex: "dialog",
            display: "flex",
            bg: "overlay",
            ...overlay,
            ...screenOnly,
          }}
        >
          {content}
        </div>
      )}
      htmlOpenClassName="dialog-open"
      {...props}
      sx={{ width: "100%", bg: "background", outline: "none" }}
    />
  );
}

interface CloseButtonProps {
  label: string;
  lang?: string | undefined;
  onClick(): void;
}

/** The button with a cross that closes what is open. */
export const CloseButton = ({ label, lang, onClick }: CloseButtonProps): ReactElement => (
  <button
    type="button"
    aria-label={label}
    lang={lang}
    onClick={onClick}
    sx={variant("buttons.icon")}
  >
    <X aria-hidden size={24} />
  </button>
);

/** Back closes what is open instead of leaving the page: it has an entry in the history, which the router never sees. */
function useCloseOnBack(isOpen: boolean, onClose: () => void, followed: boolean): void {
  const latest = useRef({ onClose, followed });
  latest.current = { onClose, followed };
  useEffect(() => {
    if (!isOpen) return;
    const { href } = window.location;
    let open = true;
    const handleBack = (event: PopStateEvent) => {
      if (window.location.href === href) event.stopImmediatePropagation();
      if (open) latest.current.onClose();
    };
    if (!window.history.state?.dialog)
      window.history.pushState({ ...window.history.state, dialog: true }, "");
    window.addEventListener("popstate", handleBack, { capture: true, once: true });
    return () => {
      open = false;
      if (window.history.state?.dialog && !latest.current.followed) window.history.back();
      else window.removeEventListener("popstate", handleBack, { capture: true });
    };
  }, [isOpen]);
}
