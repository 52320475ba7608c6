/** Whether an address or id is made up, and waits for a real one. */
export const isPlaceholder = (text: string): boolean =>
  /\.example(?![\w.-])|-document-id$/.test(text);
