import JSZip from "jszip";

/** The first moment that a zip file can name. */
const noTime = new Date("1980-01-01T00:00:00Z");

/**
 * Takes out of a Word document what differs each time it's written: random ids and the time. Without this, the output of two
 * builds of the same content would differ.
 * @param date the date of the document
 */
export async function reproducible(file: Buffer, date = noTime): Promise<Buffer> {
  const zip = await JSZip.loadAsync(file);
  const result = new JSZip();
  const ids = new Map<string, string>();
  const plain = (id: string) => {
    if (!ids.has(id)) ids.set(id, `rIdLink${ids.size + 1}`);
    return ids.get(id) ?? id;
  };
  for (const name of Object.keys(zip.files).sort()) {
    const text = await zip.files[name]?.async("string");
    if (text === undefined || zip.files[name]?.dir) continue;
    const same = text
      .replace(/(?<=")rId[\w-]{21}(?=")/g, plain)
      .replace(/(?<=<dcterms:(created|modified)[^>]*>)[^<]*/g, date.toISOString());
    result.file(name, same, { date: noTime, createFolders: false });
  }
  return result.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}
