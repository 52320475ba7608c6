import type { CreateResolversArgs } from "gatsby";
import type { NodeLookup } from "./resolving";

interface ImageNode {
  id: string;
  parent: string;
  internal: { contentDigest: string };
}

interface Context {
  nodeModel: Pick<NodeLookup, "getNodeById">;
}

interface Info {
  originalResolver(image: ImageNode, args: object, context: Context, info: Info): Promise<unknown>;
}

/**
 * Answers a field of an image as its plugin does, but works each answer out once a process: the same picture stands on many
 * pages, and for each of them the plugin would read its file and put its sizes in line for encoding again.
 */
export function answeredOnce(): Info["originalResolver"] {
  const answers = new Map<string, Promise<unknown>>();
  return (image, args, context, info) => {
    // As the plugin does it: the asking page depends on the file.
    context.nodeModel.getNodeById({ id: image.parent, type: "File" });
    const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
    const answer = answers.get(key) ?? info.originalResolver(image, args, context, info);
    answers.set(key, answer);
    return answer;
  };
}

/** Has what pages ask of their pictures answered once for all of them. */
export const answerImagesOnce = ({ createResolvers }: CreateResolversArgs): void =>
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve: answeredOnce() }, original: { resolve: answeredOnce() } } });
