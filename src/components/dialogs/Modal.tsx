import X from "lucide-react/icons/x";
import type { ReactElement } from "react";
import ReactModal from "react-modal";
import type { ThemeUIStyleObject } from "theme-ui";
import { cover, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { useCloseOnBack } from "./useCloseOnBack";

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
