import { HostedFrame, type HostedKind } from "./HostedFrame";
import { Modal } from "./Modal";

export interface FrameDialogProps {
  /** What the frame shows. */
  title: string;
  /** The heading of the dialog, if it isn't the title. */
  heading?: string;
  kind: HostedKind;
  /** The address of the page to show. */
  address: string;
  /** The address of the same content on its own page, for when the frame fails. */
  directAddress: string;
  onClose(): void;
}

/** A dialog that shows a page of another site. */
export default function FrameDialog({ title, heading = title, kind, address, directAddress, onClose }: FrameDialogProps) {
  return (
    <Modal title={heading} wide={kind === "video"} onClose={onClose}>
      <HostedFrame title={title} kind={kind} address={address} directAddress={directAddress} />
    </Modal>
  );
}
