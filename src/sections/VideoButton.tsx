import { graphql } from "gatsby";
import { Play } from "lucide-react";
import { useState } from "react";
import { DialogLink } from "../components/dialogs/DialogLink";
import { LazyFrameDialog } from "../components/dialogs/LazyFrameDialog";
import { screenOnly } from "../theme/patterns";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment Video on IntegrationVideo {
    title embedAddress watchAddress
  }
`;

interface VideoButtonProps {
  label: string;
  video: Queries.VideoFragment;
}

/** A button that opens a video in a dialog; without scripts, a link to the video's own page. */
export function VideoButton({ label, video }: VideoButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DialogLink
        href={video.watchAddress}
        onOpen={() => setOpen(true)}
        sx={{ ...variant("buttons.compact"), ...screenOnly }}
      >
        <Play aria-hidden size={18} />
        {label}
      </DialogLink>
      {open && (
        <LazyFrameDialog
          title={video.title}
          kind="video"
          address={video.embedAddress}
          directAddress={video.watchAddress}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
