import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { ImportMode } from '@kayal/api-contract';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { createRun, type NewImport } from '../../modules/catalogue-import/create-run.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { productsCsv } from '../../modules/products/products.csv.ts';
import { sheetOf, textCells, xlsxOf } from '../../modules/catalogue-import/read/import-files.test-support.ts';

const headings = ['product_id', 'name', 'category', 'sub_category', 'mrp', 'colour', 'size', 'unique_code', 'units'];
const csvOf = (...rows: readonly string[]): string => [headings.join(','), ...rows, ''].join('\n');

/** Styles 1 to 5: `0000`, a date, a percentage, a currency and another date. */
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000"/><numFmt numFmtId="165" formatCode="d\\-mmm"/>
<numFmt numFmtId="166" formatCode="[$₹-4009] #,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="166"/><xf numFmtId="14"/></cellXfs>
</styleSheet>`;

const number = (value: number | string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** Cells of a product that has nothing odd. */
const plain: Readonly<Record<string, string>> = {
  product_id: text('OD-1'),
  name: text('Odd Tee'),
  category: text('T-Shirts'),
  sub_category: text('Men'),
  mrp: number(1000),
  colour: text('BLUE'),
  size: text('M'),
  unique_code: text('OD-1-M'),
  units: number(3),
};

/** A workbook with one product. @param odd the cells that differ from `plain`; a further one gets a column of its own */
function workbook(odd: Readonly<Record<string, string>>): Buffer {
  const cells = { ...plain, ...odd };
  const rows = textCells(...Object.keys(cells)) + `<row>${Object.values(cells).join('')}</row>`;
  return xlsxOf(sheetOf(rows), { 'xl/styles.xml': styles });
}

forEachEngine('files of spreadsheets and other programs', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const uploaded = async (bytes: string | Uint8Array): Promise<NewImport> => {
    const file = path.join(shop.config.dataDir, 'file');
    await writeFile(file, bytes);
    return { fileName: 'file', file, source: 'browser', actorId: people.admin.id };
  };
  const take = async (bytes: string | Uint8Array, mode: ImportMode = 'changes', more: { sheet?: string } = {}) => {
    const { file } = await uploaded(bytes);
    const options = { mode, mapName: null, isDryRun: false, source: 'command', ...more } as const;
    const report = await importFile(shop.app.context, file, options);
    shop.clock.advance(1000);
    return report;
  };
  const exported = async (): Promise<readonly Readonly<Record<string, string>>[]> => {
    return parse(await textOf(productsCsv(shop.app.context)), { columns: true, bom: true });
  };
  const exportedOf = async (name: string) => (await exported()).filter((row) => row['name'] === name);

  describe('a cell of a spreadsheet', () => {
    it.each([
      ['size', number(46_114, 2), '2-Apr', 'The spreadsheet has made a date of this.'],
      ['name', number(46_082, 5), '3/1/2026', 'The spreadsheet has made a date of this.'],
      ['mrp', number(46_082, 5), '3/1/2026', 'The spreadsheet has made a date of this.'],
      ['units', '<c t="d"><v>2026-03-01</v></c>', '2026-03-01', 'The spreadsheet has made a date of this.'],
      ['offer', number(0.8, 3), '80%', 'This is a percentage.'],
      ['units', number(0.8, 3), '80%', 'This is a percentage.'],
      ['name', '<c t="b"><v>1</v></c>', 'yes', 'This is yes or no, not a text or a number.'],
      ['mrp', '<c t="e"><v>#N/A</v></c>', '#N/A', 'The spreadsheet shows an error here.'],
      ['colour', '<c t="e"><f>A1</f><v>#REF!</v></c>', '#REF!', 'The spreadsheet shows an error here.'],
      ['mrp', '<c><f>A1*2</f></c>', '=A1*2', 'This formula has no stored result.'],
      [
        'unique_code',
        number('8901234567890123456'),
        '8901234567890120000',
        'This number has more digits than its program keeps.',
      ],
      [
        'product_id',
        number('1.23456789012346E+18'),
        '1234567890123460000',
        'This number has more digits than its program keeps.',
      ],
    ])('is refused in %s: %s', async (field, cell, value, problem) => {
      const { result, errors } = await take(workbook({ [field]: cell }));
      expect({ result, errors }).toEqual({
        result: 'refused',
        errors: [{ row: 2, column: field, value, problem, remedy: expect.stringMatching(/./) }],
      });
    });

    it.each([
      ['unique_code', number(17, 1), '0017'],
      ['product_id', number(42, 1), '0042'],
      ['size', number(7.5), '7.5'],
      ['size', number(7.125), '7.125'],
      ['colour', number(0.5, 3), '50%'],
      ['mrp', number(1299.5, 4), '1299.50'],
      ['mrp', '<c><f>A1*2</f><v>998</v></c>', '998.00'],
      ['product_id', '<c t="str"><f>"0017"</f><v>0017</v></c>', '0017'],
      ['unique_code', number(8_901_234_567_890), '8901234567890'],
      ['units', number(7, 1), '7'],
      ['hidden', '<c t="b"><v>0</v></c>', 'no'],
      ['name', '<c t="inlineStr"><is><r><t>Rich </t></r><r><t>Tee</t></r></is></c>', 'Rich Tee'],
    ])('is taken in %s: %s', async (field, cell, value) => {
      expect(await take(workbook({ [field]: cell }))).toMatchObject({ result: 'applied', errors: [] });
      const rows = await exported();
      expect(rows.map((row) => row[field])).toContain(value);
    });
  });

  it('a number of JSON that lost digits is refused, and so is a list', async () => {
    const row = { ...Object.fromEntries(headings.map((name) => [name, 'x'])), mrp: 499, units: 3 };
    const odd = JSON.stringify({ ...row, unique_code: 0, size: ['S'] }).replace(':0,', ':12345678901234567890,');
    const { errors } = await take(`${odd}\n`);
    expect(errors.map(({ column, problem }) => [column, problem])).toEqual([
      ['size', 'This is a list or an object.'],
      ['unique_code', 'This number has more digits than its program keeps.'],
    ]);
  });

  it('an amount of percent in a text file is named so', async () => {
    const { errors } = await take(csvOf('OD-1,Odd Tee,T-Shirts,Men,80%,BLUE,M,OD-1-M,3'));
    expect(errors).toMatchObject([{ column: 'mrp', problem: 'This is a percentage.' }]);
  });

  describe('the table in a workbook', () => {
    const notes = sheetOf(textCells('Notes of the buyer') + textCells('Name', 'To do'));
    const table = [
      textCells('Autumn price list 2026'),
      '<row/>',
      textCells(...headings),
      textCells('XM-1', 'Merge Tee', 'T-Shirts', 'Men', '499', 'BLUE', 'M', 'XM-1-M', '3'),
    ];
    const book = (second: string): Buffer =>
      xlsxOf(notes, {
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Notes" r:id="rId1"/><sheet name="Prices" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>' +
          '<Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
        'xl/worksheets/sheet2.xml': sheetOf(second),
      });

    it('is found below a title and on the second sheet, and the report says where', async () => {
      const { result, notes: sentences } = await take(book(table.join('')));
      expect({ result, sentences }).toEqual({ result: 'applied', sentences: ['The sheet Prices was read, one of 2.'] });
      expect(await exportedOf('Merge Tee')).toHaveLength(1);
    });

    it('is found below a title of a text file', async () => {
      const file = `Autumn price list 2026\n\n${csvOf('XM-1,Merge Tee,T-Shirts,Men,499,BLUE,M,XM-1-M,3').replaceAll(',', ';')}`;
      expect(await take(file)).toMatchObject({ result: 'applied', errors: [] });
    });

    it('can be chosen: another sheet, another row, and back to the guess', async () => {
      const run = await createRun(shop.app.context, await uploaded(book(table.join(''))));
      expect(run.format).toMatchObject({ sheets: ['Notes', 'Prices'], sheet: 'Prices', headingRow: 3 });
      const place = async (body: { sheet?: string; headingRow?: number }) => {
        const answer = await admin.call('placeImport', { params: { id: run.id }, body });
        return answer.status === 200 ? answer.answer() : answer.refusal();
      };
      const headingsOf = (names: readonly string[]) => names.map((heading) => expect.objectContaining({ heading }));
      expect(await place({ sheet: 'Notes' })).toMatchObject({
        format: { sheet: 'Notes', headingRow: 1 },
        headings: headingsOf(['Notes of the buyer']),
      });
      expect(await place({ sheet: 'Notes', headingRow: 2 })).toMatchObject({ headings: headingsOf(['Name', 'To do']) });
      expect(await place({})).toMatchObject({ format: { sheet: 'Prices', headingRow: 3 } });
      expect(await place({ sheet: 'Stock' })).toMatchObject({
        code: 'import.unreadable',
        message: 'The file has no sheet Stock. Its sheets are: Notes, Prices.',
      });
      expect(await place({ sheet: 'Notes', headingRow: 9 })).toMatchObject({ code: 'import.unreadable' });
      expect(await place({ sheet: 'Prices' })).toMatchObject({ state: 'uploaded', headings: headingsOf(headings) });
    });

    it('is read by the command from the sheet that it names', async () => {
      const { message } = await take(book(table.join('')), 'changes', { sheet: 'Stock' });
      expect(message).toBe('Refused: The file has no sheet Stock. Its sheets are: Notes, Prices. Nothing was written.');
      expect(await take(csvOf(), 'changes', { sheet: 'Stock' })).toMatchObject({
        message: 'Refused: The file has no sheet Stock. It has no sheets. Nothing was written.',
      });
    });
  });

  describe('ids and codes are texts', () => {
    it('0017 and 17 are two products, exported as they were written', async () => {
      const file = csvOf(
        '0017,Zero Tee,T-Shirts,Men,499,BLUE,M,Z0017,3',
        '17,Other Tee,T-Shirts,Men,599,RED,M,17,4',
        '00042,Padded Tee,T-Shirts,Men,499,BLUE,M,00042-M,3',
      );
      expect(await take(file)).toMatchObject({ result: 'applied', counts: { new: 3 } });
      const ids = Object.fromEntries((await exported()).map((row) => [row['unique_code'], row['product_id']]));
      expect(ids).toMatchObject({ Z0017: '0017', 17: '17', '00042-M': '00042' });
      const again = csvOf('0017,Zero Tee,T-Shirts,Men,549,BLUE,M,Z0017,3');
      expect(await take(again)).toMatchObject({ result: 'applied', counts: { new: 0, changed: 1 } });
      expect(await exportedOf('Zero Tee')).toMatchObject([{ product_id: '0017', mrp: '549.00' }]);
    });

    it('a shop that stored 0017 as 17 imports the same file again without doubles', async () => {
      // As it was stored before ids were texts.
      await take(csvOf('17,Zero Tee,T-Shirts,Men,499,BLUE,M,Z0017,3'));
      const { result, counts } = await take(csvOf('0017,Zero Tee,T-Shirts,Men,549,BLUE,M,Z0017,3'));
      expect({ result, counts }).toMatchObject({ result: 'applied', counts: { new: 0, changed: 1, withdrawn: 0 } });
      expect(await exportedOf('Zero Tee')).toMatchObject([{ product_id: '0017', mrp: '549.00', unique_code: 'Z0017' }]);
    });
  });

  describe('a text file', () => {
    it.each([
      [
        'with row ends of two kinds',
        'M-1,Mix Tee,T-Shirts,Men,499,BLUE,M,M-1-M,3\nM-2,Mix Cap,T-Shirts,Men,299,RED,M,M-2-M,3\r\n',
      ],
      ['with a blank before a quoted cell', 'M-1, "Mix, Tee", T-Shirts, Men, 499, BLUE, M, M-1-M, 3\n'],
      ['with a blank after a quoted cell', 'M-1,"Mix, Tee" ,T-Shirts,Men,499,BLUE,M,M-1-M,3\n'],
    ])('%s is read', async (_, rows) => {
      const { errors, result } = await take(`${headings.join(',')}\r\n${rows}`);
      expect({ errors, result }).toEqual({ errors: [], result: 'applied' });
    });

    it('with a name of two lines is refused for that, whatever its row ends', async () => {
      const { errors } = await take(`${headings.join(',')}\r\nM-1,"Mix\nTee",T-Shirts,Men,499,BLUE,M,M-1-M,3\n`);
      expect(errors).toMatchObject([{ column: 'name', problem: 'This holds characters that cannot be shown.' }]);
    });

    it('="0017" is the text 0017, another formula is none', async () => {
      const [first, second] = ['Guarded Tee', 'Other Tee'];
      const rows = [
        `="0017",${first},T-Shirts,Men,499,BLUE,M,"=""00042""",3`,
        `17,${second},T-Shirts,Men,499,BLUE,M,Z17,3`,
      ];
      expect(await take(csvOf(...rows))).toMatchObject({ result: 'applied' });
      expect(await exportedOf(first)).toMatchObject([{ product_id: '0017', unique_code: '00042' }]);
      const { errors } = await take(csvOf('1+1,=1+1,T-Shirts,Men,499,BLUE,M,Z18,3'));
      expect(errors).toMatchObject([{ column: 'name', value: '=1+1', problem: 'This is a formula.' }]);
    });

    it('takes names that begin as a formula does, and exports them guarded', async () => {
      const names = ['+Plus Size Tee', '-20 Parka', '@ease Tee', '- Basic -'];
      const rows = names.map((name, at) => `PM-${at},${name},T-Shirts,Men,499,BLUE,M,PM-${at}-M,3`);
      expect(await take(csvOf(...rows))).toMatchObject({ result: 'applied', errors: [] });
      const all = (await exported()).map((row) => row['name']);
      expect(all).toEqual(expect.arrayContaining(names.map((name) => `'${name}`)));
      const { errors, counts } = await take(csvOf(...rows.map((row) => row.replace(',', ",'"))));
      expect({ errors, counts }).toMatchObject({ errors: [], counts: { changed: 0, new: 0 } });
    });

    it('takes codes with points, slashes, blanks, numbers and plus signs, and sells them', async () => {
      const codes = ['KP/101/RED', 'KP 101 RED', 'KP#101', 'KP+101', 'KP.101'];
      const rows = codes.map((code, at) => `A${at},Code Tee ${at},T-Shirts,Men,499,BLUE,M,${code},3`);
      expect(await take(csvOf(...rows))).toMatchObject({ result: 'applied', errors: [] });
      expect((await exported()).map((row) => row['unique_code'])).toEqual(expect.arrayContaining(codes));
      for (const uniqueCode of codes) {
        const found = (await shop.visitor.call('getProductByUniqueCode', { query: { uniqueCode } })).answer();
        expect(found).toMatchObject([{ Color: 'BLUE', Size: 'M' }]);
      }
    });

    it.each([
      ['KP%101', 'A unique code cannot hold “%”.'],
      ['KP&101', 'A unique code cannot hold “&”.'],
      ['../101', 'This is not a unique code.'],
      ['..', 'This is not a unique code.'],
    ])('refuses the code %s by the sign that an address does not take', async (code, problem) => {
      const { errors } = await take(csvOf(`A1,Code Tee,T-Shirts,Men,499,BLUE,M,${code},3`));
      expect(errors).toMatchObject([{ column: 'unique_code', value: code, problem }]);
    });

    it('has one error for a row of sums', async () => {
      const { errors } = await take(
        csvOf('T-1,Trail Tee,T-Shirts,Men,499,BLUE,M,T-1-M,3', 'Total,,,,499,,,,3', ',,,,,,,,3'),
      );
      expect(errors).toMatchObject([
        { row: 3, column: '', problem: 'This row names no product and no variant: it seems to hold sums.' },
        { row: 4, column: '', problem: 'This row names no product and no variant: it seems to hold sums.' },
      ]);
    });
  });

  describe('further rows of a product', () => {
    it('have what they leave empty from its first row', async () => {
      const rows = [
        'XV-1,Merged Tee,T-Shirts,Men,499,BLUE,M,XV-1-M,3',
        ',,,,,BLUE,L,XV-1-L,2',
        'XV-1,,,,,RED,L,XV-1-R,1',
        'XV-2,Other Tee,T-Shirts,Men,599,RED,L,XV-2-R,1',
      ];
      expect(await take(csvOf(...rows))).toMatchObject({ result: 'applied', counts: { new: 2 } });
      expect(await exportedOf('Merged Tee')).toMatchObject([
        { product_id: 'XV-1', mrp: '499.00', unique_code: 'XV-1-M', units: '3' },
        { product_id: 'XV-1', mrp: '499.00', unique_code: 'XV-1-L', units: '2' },
        { product_id: 'XV-1', mrp: '499.00', unique_code: 'XV-1-R', units: '1' },
      ]);
    });

    it('that only have a picture add no variant', async () => {
      const file = [
        'Handle,Title,Type,Variant MRP,Option1 Value,Color,Variant SKU,Variant Inventory Qty,Image Src',
        'cove-polo,Cove Polo,T-Shirts,899,S,Navy,CP-S-NV,4,https://cdn.invalid/1.jpg',
        'cove-polo,,,,M,Navy,CP-M-NV,2,',
        'cove-polo,,,,,,,,https://cdn.invalid/2.jpg',
        '',
      ].join('\n');
      const own = file.replace('Type', 'category').replace('Variant MRP', 'mrp').replace('Option1 Value', 'size');
      expect(await take(own)).toMatchObject({ result: 'applied', errors: [] });
      expect((await exportedOf('Cove Polo')).map((row) => row['unique_code'])).toEqual(['CP-S-NV', 'CP-M-NV']);
    });

    it('are not filled from another product', async () => {
      const { errors } = await take(
        csvOf(
          'XV-1,Merged Tee,T-Shirts,Men,499,BLUE,M,XV-1-M,3',
          ',Other Tee,,,,BLUE,L,XV-1-L,2',
          'XV-3,,,,,RED,L,XV-3-R,1',
        ),
      );
      expect(errors.map(({ row, column }) => [row, column])).toEqual([
        [3, 'product_id'],
        [3, 'category'],
        [3, 'mrp'],
        [4, 'name'],
        [4, 'category'],
        [4, 'mrp'],
      ]);
    });
  });

  describe('names that the shop shows as one', () => {
    it.each([
      [
        'XX-1,Double Tee,T-Shirts,Men,499,SKY BLUE,2XL,XX-1-B,7',
        'size',
        'The variant XX-1-A has the same product, colour and size: 2XL is XXL.',
      ],
      [
        'XX-1,Double Tee,T-Shirts,Men,499,SKY BLUE,xxl,XX-1-B,7',
        'size',
        'The variant XX-1-A has the same product, colour and size: xxl is XXL.',
      ],
      [
        'XX-1,Double Tee,T-Shirts,Men,499,Sky Blue,S,XX-1-B,7',
        'colour',
        'The pictures of Sky Blue and SKY BLUE would have the same name.',
      ],
      [
        'XX-1,Double Tee,T-Shirts,Men,499,SKY-BLUE,S,XX-1-B,7',
        'colour',
        'The pictures of SKY-BLUE and SKY BLUE would have the same name.',
      ],
    ])('are refused by name: %s', async (second, column, problem) => {
      const first = 'XX-1,Double Tee,T-Shirts,Men,499,SKY BLUE,XXL,XX-1-A,1';
      const { result, errors } = await take(csvOf(first, second));
      expect({ result, errors }).toMatchObject({ result: 'refused', errors: [{ row: 3, column, problem }] });
      await take(csvOf(first));
      expect(await take(csvOf(second))).toMatchObject({ result: 'refused', errors: [{ row: 2, column, problem }] });
    });

    it('may be spelled in another way by the next file', async () => {
      await take(csvOf('XX-1,Double Tee,T-Shirts,Men,499,SKY BLUE,XXL,XX-1-A,1'));
      expect(await take(csvOf('XX-1,Double Tee,T-Shirts,Men,499,Sky Blue,2XL,XX-1-A,1'))).toMatchObject({
        result: 'applied',
        counts: { changed: 1 },
      });
    });
  });
});
