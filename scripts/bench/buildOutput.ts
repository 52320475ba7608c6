/** The pictures for link previews, as a build tells of them. */
export interface ShareImages {
  seconds: number;
  drawn: number;
}

const shareLine = /draw share images - ([\d.]+)s - (\d+) of \d+ were new/;

/** Reads from the output of a build how long it has drawn share images, and how many. */
export function shareImagesIn(output: string): ShareImages {
  const [, seconds, drawn] = shareLine.exec(output) ?? [];
  if (!seconds || !drawn) throw new Error("The build does not say how long it has drawn share images.");
  return { seconds: Number(seconds), drawn: Number(drawn) };
}
