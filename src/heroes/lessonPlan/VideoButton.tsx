import { graphql } from "gatsby";
import { Play } from "lucide-react";
import { DialogLink } from "../../components/dialogs/Dialogs";
import { screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";

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
export const VideoButton = ({ label, video }: VideoButtonProps) => (
  <DialogLink
    kind="video"
    address={video.embedAddress}
    directAddress={video.watchAddress}
    title={video.title}
    sx={{ ...variant("buttons.compact"), ...screenOnly }}
  >
    <Play aria-hidden size={18} />
    {label}
  </DialogLink>
);
