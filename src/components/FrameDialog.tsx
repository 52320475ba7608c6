import { type FrameKind, HostedFrame } from "./HostedFrame";
import { Modal } from "./Modal";

interface FrameDialogProps {
  kind: FrameKind;
  title: string;
  /** The page to show. */
  address: string;
  /** Where the same thing stands on its own, for when the frame fails. */
  directAddress: string;
  /** In pixels; 16:9 without it. */
  height?: number;
  onClose(): void;
}

/** A dialog around a page of another site. */
export default function FrameDialog({ kind, title, address, directAddress, height, onClose }: FrameDialogProps) {
  return (
    <Modal title={title} wide={!height} onClose={onClose}>
      <HostedFrame kind={kind} title={title} address={address} directAddress={directAddress} height={height} />
    </Modal>
  );
}
