import { HostedFrame, type HostedKind } from "./HostedFrame";
import { Modal } from "./Modal";

export interface FrameDialogProps {
  title: string;
  kind: HostedKind;
  /** The page to show. */
  address: string;
  /** Where the same thing stands on its own, for when the frame fails. */
  directAddress: string;
  onClose(): void;
}

/** A dialog around a page of another site. */
export default function FrameDialog({ title, kind, address, directAddress, onClose }: FrameDialogProps) {
  return (
    <Modal title={title} wide={kind === "video"} onClose={onClose}>
      <HostedFrame title={title} kind={kind} address={address} directAddress={directAddress} />
    </Modal>
  );
}
