import { describe, expect, it } from 'vitest';
import { detectFormat } from './file-format.ts';
import { allOf, expectClosed, writeTestFile } from './import-files.test-support.ts';
import { xmlRows } from './xml-rows.ts';

async function read(text: string) {
  const file = await writeTestFile(text);
  const rows = await allOf(xmlRows(file, await detectFormat(file)));
  await expectClosed(file);
  return rows.map(({ row, cells }) => [row, ...cells]);
}

const rss = (items: string): string => `<?xml version="1.0"?>\n<rss xmlns:g="ns"><channel>${items}</channel></rss>`;

describe('rows of an XML feed', () => {
  it('have the names of all fields as headings, without prefixes', async () => {
    expect(await read(rss('<title>Shop</title><item><g:id>1</g:id></item><item><title>Tee</title></item>'))).toEqual([
      [0, 'id', 'title'],
      [1, '1', ''],
      [2, '', 'Tee'],
    ]);
  });

  it('have the first of several fields, no fields of fields, and texts as they are meant', async () => {
    const fields = '<id> 1 </id><id>2</id><ship><price>9</price></ship><d><![CDATA[<p>a & b</p>]]></d><t>a &amp; b</t>';
    expect(await read(`<feed><entry>${fields}</entry></feed>`)).toEqual([
      [0, 'id', 'ship', 'd', 't'],
      [1, '1', '', '<p>a & b</p>', 'a & b'],
    ]);
  });

  it('are none in a feed without items', async () => {
    expect(await read(rss(''))).toEqual([[0]]);
  });

  it.each([
    ['cut off', '<rss><channel><item><id>1</id>', 'This is not XML from here on; the file may be cut off.', 1],
    [
      'broken',
      rss('<item><id>1</id></item><item><id>2</it></item>'),
      'This is not XML from here on; the file may be cut off.',
      1,
    ],
    [
      'of a named type',
      '<?xml version="1.0"?><!DOCTYPE x><rss></rss>',
      'The file names a document type, which a feed never does.',
      0,
    ],
  ])('that is %s are refused', async (_, text, message, row) => {
    await expect(read(text)).rejects.toMatchObject({ message, row });
  });

  it('of which one is too long are refused', async () => {
    await expect(read(rss(`<item><id>${'x'.repeat(1_000_001)}</id></item>`))).rejects.toThrow(/cut off/);
  });
});
