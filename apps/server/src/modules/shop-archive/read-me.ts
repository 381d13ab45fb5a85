import { pictureCount, type Manifest } from './manifest.ts';

/** The text that explains an archive to who opens it. */
export function readMeText({ madeAt, tables, pictures, lostPictures, leftOut }: Omit<Manifest, 'format'>): string {
  return `Everything of a shop, as it was on ${madeAt}.

Put it into an empty shop:  npm run shop:import -- <this file>

tables/*.csv    For spreadsheets: UTF-8, a comma between cells, names of columns in the first row. Texts are quoted; an empty
                cell without quotes is "nothing". An apostrophe stands before a text that a spreadsheet would take for a formula.
tables/*.jsonl  One JSON object a line.
pictures/*.zip  Uploaded pictures, by the names that the tables have.
manifest.json   Every file with its length and SHA-256. Files that were saved again by another program no longer fit it.

Amounts of money are whole numbers of paise, times are milliseconds since 1970 (UTC), yes is 1 and no is 0.

What a row is:

${tables.map(({ file, row, rows }) => `  ${file} (${rows})  ${row}`).join('\n')}

Pictures: ${pictureCount({ pictures })}. Named in a table, but no longer there: ${lostPictures.length}.

Left out:

${leftOut.map(({ what, why }) => `  ${what}: ${why}`).join('\n')}
`;
}
