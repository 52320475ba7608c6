/** Returns the words for a segment of an address that has no page: `foo-bar` is “Foo-bar”. */
export const segmentLabel = (segment: string): string =>
  segment.charAt(0).toUpperCase() + segment.slice(1);
