/** Max size of a courier's file, bytes; the server refuses more. */
export const maxFileBytes = 2 * 1024 * 1024;

/** A row of a courier's file, as it was sent. */
export interface FileRow {
  /** From 1, the headings included, as a spreadsheet counts. */
  readonly row: number;
  readonly text: string;
}

/** A title may stand above the headings. */
const rowsAbove = 5;

/** A line with headings for order numbers and for tracking numbers; the server reads them exactly. */
const isHead = (line: string): boolean =>
  /order|entry|reference|ref ?no/i.test(line) && /track|awb|waybill|consignment|article|docket/i.test(line);

/** The rows below the headings, empty ones left out: what is about to be sent. */
export function rowsOfFile(text: string): readonly FileRow[] {
  const lines = text.split(/\r\n|\n|\r/);
  const head = Math.max(0, lines.slice(0, rowsAbove).findIndex(isHead));
  return lines
    .map((line, index) => ({ row: index + 1, text: line.replaceAll(/[,;\t]+/g, ' · ').trim() }))
    .filter(({ row, text: shown }) => row > head + 1 && /[^· ]/.test(shown));
}
