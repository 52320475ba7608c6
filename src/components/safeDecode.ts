/** Returns a part of an address without its percent-encoding. One that can't be decoded stays as it is. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
