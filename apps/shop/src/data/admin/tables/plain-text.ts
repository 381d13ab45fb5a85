/** The text of a file in UTF-8; empty where it is something else, such as a spreadsheet. */
export async function plainText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a mark has a zero in every other byte.
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}
