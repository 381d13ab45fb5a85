import { factFields } from '@kayal/api-contract';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { createRun } from '../../modules/catalogue-import/create-run.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { sheetOf, textCells, xlsxOf } from '../../modules/catalogue-import/read/import-files.test-support.ts';
import { productsCsv } from '../../modules/products/products.csv.ts';

/** An export in the tests' folder: our own goods under the headings that the system writes. */
const exportOf = (name: string): string => path.join(import.meta.dirname, 'exports', name);

forEachEngine('exports of other shops', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const take = async (file: string) => {
    const options = { mode: 'changes', mapName: null, isDryRun: false, source: 'command' } as const;
    const report = await importFile(shop.app.context, file, options);
    shop.clock.advance(1000);
    return report;
  };
  const written = async (bytes: string | Uint8Array): Promise<string> => {
    const file = path.join(shop.config.dataDir, 'export');
    await writeFile(file, bytes);
    return file;
  };
  /** The variants of the shop as its own export says them, by unique code. */
  const variants = async (): Promise<ReadonlyMap<string, string>> => {
    const rows: readonly Readonly<Record<string, string>>[] = parse(await textOf(productsCsv(shop.app.context)), {
      columns: true,
      bom: true,
    });
    return new Map(
      rows.map(({ unique_code: code = '', season: _season, hidden: _hidden, ...row }) => [
        code,
        Object.values(row).slice(0, -factFields.length).join(' | '),
      ]),
    );
  };
  /** The variants that a file brings. */
  const brought = async (file: string) => {
    const before = await variants();
    const report = await take(file);
    expect(report).toMatchObject({ errors: [], result: 'applied' });
    const after = await variants();
    return { report, rows: Object.fromEntries([...after].filter(([code]) => !before.has(code))) };
  };

  it('J58 Shopify: rows of variants and pictures, options by name, a price before a sale', async () => {
    const { report, rows } = await brought(exportOf('shopify.csv'));
    const polo = 'dune-polo | Dune Polo | Polos | men; summer; sun, sea | 1199.00';
    const words = '899.00 | Soft piqué & a long back.';
    expect(rows).toEqual({
      'DP-S': `${polo} | Sand | S | 4 | ${words}`,
      'DP-M': `${polo} | Sand | M | 2 | ${words}`,
      'dune-polo-m-teal': `${polo} | Teal | M | 0 | ${words}`,
      'DP-L': `${polo} | Sand | L | 5 | ${words}`,
      'RC-1': 'reef-cap | Reef Cap | Caps |  | 349.00 | Standard | One size | 7 |  | ',
      'RT-32-L': 'ridge-trousers | Ridge Trousers | Trousers | men | 1999.00 | Grau | 32 / Long | 0 |  | Plain words',
    });
    expect(report.notes.slice(0, 10)).toEqual([
      '3 pictures are fetched after the import, from cdn.invalid (3).',
      'Left out, products that are not on sale there: 2 rows (8, 9).',
      'Left out, gift cards: 1 row (10).',
      'Another price before the sale than in the first row of the product, which counts: 1 row (5).',
      'A unique code is made, because there is none: 1 row (5).',
      'Less than nothing is left, so that it is 0: 1 row (5).',
      'No colour is given, so that it is “Standard”: 1 row (6).',
      'No size is given, so that it is “One size”: 1 row (6).',
      'The option Length is part of the size: 1 row (7).',
      'No number of units is given: a new variant has 0, others keep theirs: 1 row (7).',
    ]);
    expect(report.notes.at(-1)).toMatch(/^Columns that are not taken over: Vendor, Variant Grams, .*, SEO Title\.$/);
  });

  it('J58 what was brought over is found by shoppers', async () => {
    await take(exportOf('shopify.csv'));
    const found = (await shop.visitor.call('suggest', { query: { q: 'Dune' } })).answer();
    expect(JSON.stringify(found)).toContain('Dune Polo');
  });

  it('J58 Shopify: the headings of its present template', async () => {
    const { rows } = await brought(exportOf('shopify-new.csv'));
    expect(rows).toEqual({
      'HS-M': 'harbour-shirt | Harbour Shirt | Shirts |  | 1499.00 | White | M | 6 |  | Linen',
      'HS-L': 'harbour-shirt | Harbour Shirt | Shirts |  | 1499.00 | White | L | 0 |  | Linen',
    });
  });

  it('J58 WooCommerce: variations that stand far from their products', async () => {
    const { report, rows } = await brought(exportOf('woocommerce.csv'));
    const tee = '5101 | Cove Tee & Top | Tees | Clothing; Men; New in; soft | 499.00';
    expect(rows).toEqual({
      'CT-NM': `${tee} | Navy | M | 3 |  | One\nTwo`,
      'CT-SL': `${tee} | Sand, light | L | 0 |  | One\nTwo`,
      '5102-m': '5102 | Mast Jacket | Jackets |  | 2499.00 | Standard | M | 5 |  | Short',
      'FB-1': '5103 | Ferry Bag | Bags |  | 899.00 | Black | One size | 9 | 699.00 | ',
      'ES-1': '5107 | Ended Sale Belt | Belts |  | 299.00 | Standard | One size | 0 |  | ',
    });
    expect(report.notes.slice(0, 5)).toEqual([
      '1 picture is fetched after the import, from cdn.invalid (1).',
      'Left out, sets, downloads and other goods that this shop does not sell: 2 rows (5, 6).',
      'Left out, products that are not on sale there: 2 rows (7, 14).',
      'Left out, variants without a price, which nobody can buy there: 1 row (13).',
      'Left out, products without variants in this file: 1 row (9).',
    ]);
    expect(report.notes).toContain('A sale that ends on a day is not taken over: 1 row (8).');
  });

  it('J58 Magento: simple products that a configurable one lists', async () => {
    const { report, rows } = await brought(exportOf('magento.csv'));
    const hoodie = 'CH | Crest Hoodie | Hoodies | Men; Sale | 1499.00 | Navy';
    expect(rows).toEqual({
      'CH-S-Navy': `${hoodie} | S | 12 |  | Brushed, with a pocket.`,
      'CH-M-Navy': `${hoodie} | M | 0 |  | Brushed, with a pocket.`,
      'DB-1': 'DB-1 | Delta Bottle | Bottles | Gear | 799.00 | Silver | One size | 30 | 649.00 | Steel',
    });
    expect(report.notes.slice(0, 4)).toEqual([
      'Left out, texts of products in another store view: 1 row (5).',
      'Left out, products that are not on sale there: 1 row (7).',
      'Left out, variants of no product in this file: 1 row (8).',
      'Left out, sets, downloads and other goods that this shop does not sell: 1 row (9).',
    ]);
  });

  it('J58 PrestaShop: its list of products and a file in the form of its import', async () => {
    expect((await brought(exportOf('prestashop.csv'))).rows).toEqual({
      'LS-1': '7301 | Linen Scarf | Scarves |  | 898.00 | Standard | One size | 14 |  | ',
      7302: '7302 | Canvas Belt | Belts |  | 399.00 | Standard | One size | 0 |  | ',
    });
    const { report, rows } = await brought(exportOf('prestashop-import.csv'));
    expect(rows).toEqual({
      'WS-1': '7401 | Wool Socks | Men | Socks; winter; wool | 199.00 | Standard | One size | 20 |  | Warm',
    });
    expect(report.notes).toContain('The file has prices without tax only, and they become the MRP.');
  });

  it('J58 Google: a feed as text, whose groups stand apart, and as XML', async () => {
    const tee = 'GT | Groyne Tee - Blue S | Tees | Men | 799.00 | Blue';
    expect((await brought(exportOf('google.tsv'))).rows).toEqual({
      'GT-1': `${tee} | S | 0 | 599.00 | A tee & more`,
      'GT-2': `${tee} | M | 0 | 599.00 | A tee & more`,
      'GB-1': 'GB-1 | Gull Bottle | Bottles |  | 499.00 | Standard | One size | 0 |  | ',
    });
    expect((await brought(exportOf('google.xml'))).rows).toEqual({
      'QJ-M': 'QJ | Quay Jacket | Jackets |  | 2499.00 | Olive | M | 0 |  | Keeps rain & wind out.',
    });
  });

  it('J58 an export that comes again keeps the units that it does not know', async () => {
    await take(exportOf('google.xml'));
    const counted = await take(await written('unique_code,units\nQJ-M,8\n'));
    expect(counted.code).toBe('import.mapping');
    await importFile(shop.app.context, await written('unique_code,units\nQJ-M,8\n'), {
      mode: 'stock',
      mapName: null,
      isDryRun: false,
      source: 'command',
    });
    shop.clock.advance(1000);
    const again = '<?xml version="1.0"?><rss><channel><item><id>QJ-M</id><item_group_id>QJ</item_group_id>';
    const rest = '<title>Quay Jacket</title><link>l</link><availability>in stock</availability><price>2199</price>';
    expect(
      await take(await written(`${again}${rest}<color>Olive</color><size>M</size></item></channel></rss>`)),
    ).toMatchObject({
      result: 'applied',
      counts: { changed: 1 },
    });
    expect((await variants()).get('QJ-M')).toContain('| 2199.00 | Olive | M | 8 |');
  });

  it('J58 sizes that cost more are a product of their own, also once they cost the same', async () => {
    const headings = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
    const withPrice = (price: number) =>
      [headings, 'tee,Reef Tee,Tees,Size,S,RT-S,4,899', `tee,,,,2XL,RT-2XL,2,${price}`, ''].join('\n');
    const { report, rows } = await brought(await written(withPrice(949)));
    expect(rows).toEqual({
      'RT-S': 'tee | Reef Tee | Tees |  | 899.00 | Standard | S | 4 |  | ',
      'RT-2XL': 'tee~2 | Reef Tee (2) | Tees |  | 949.00 | Standard | 2XL | 2 |  | ',
    });
    expect(report.notes).toContain(
      'Another price than the first of its product: it is one of its own, such as Reef Tee (2): 1 row (3).',
    );
    expect(await take(await written(withPrice(899)))).toMatchObject({ errors: [], result: 'applied' });
    expect((await variants()).get('RT-2XL')).toBe('tee~2 | Reef Tee (2) | Tees |  | 899.00 | Standard | 2XL | 2 |  | ');
  });

  it.each([3, 60, 3000])(
    'J58 of a product with %i pictures a colour gets three, and the others are counted',
    async (count) => {
      const addresses = Array.from({ length: count }, (_, at) => `https://cdn.invalid/tee-of-the-harbour-${at}.jpg`);
      const shopify = [
        'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position',
        ...addresses.map((address, at) =>
          at === 0
            ? `tee,Reef Tee,Tees,Size,S,RT-S,899,${address},1`
            : `tee,,,,${at === 1 ? 'M,RT-M,899' : ',,'},${address},${at + 1}`,
        ),
      ];
      const woocommerce = [
        'ID,Type,SKU,Name,Regular price,Categories,Images',
        `7,simple,WT-1,Wave Tee,899,Tees,"${addresses.join(', ')}"`,
      ];
      for (const lines of [shopify, woocommerce]) {
        const { report } = await brought(await written([...lines, ''].join('\n')));
        const left = count === 3 ? [] : [`Pictures beyond the three of a colour are not fetched: ${count - 3}.`];
        expect(report.notes.filter((note) => /fetched/.test(note))).toEqual([
          '3 pictures are fetched after the import, from cdn.invalid (3).',
          ...left,
        ]);
      }
    },
  );

  it('J58 only its stock can be taken, whatever its prices are', async () => {
    await take(exportOf('shopify.csv'));
    const headings = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
    const rows = ['dune-polo,Dune Polo,Polos,Size,S,DP-S,14,899', 'dune-polo,,,,M,DP-M,12,949'];
    const stock = { mode: 'stock', mapName: null, isDryRun: false, source: 'command' } as const;
    const file = await written([headings, ...rows, ''].join('\n'));
    expect(await importFile(shop.app.context, file, stock)).toMatchObject({ result: 'applied', counts: { stock: 2 } });
    expect((await variants()).get('DP-M')).toContain('| Sand | M | 12 | 899.00 |');
  });

  it('J58 can be undone like any import', async () => {
    const before = await variants();
    await take(exportOf('woocommerce.csv'));
    const [last] = (await admin.call('getImports')).answer();
    await admin.call('undoImport', { params: { id: last?.id ?? '' } });
    await expect
      .poll(async () => (await admin.call('getImport', { params: { id: last?.id ?? '' } })).answer().state)
      .toBe('undone');
    const after = await variants();
    expect([...after].filter(([code]) => before.has(code))).toEqual([...before]);
  });

  describe('the columns of an export', () => {
    const upload = async (bytes: string) =>
      createRun(shop.app.context, {
        fileName: 'export.csv',
        file: await written(bytes),
        source: 'browser',
        actorId: people.admin.id,
      });
    const polo = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price\n';

    it('J58 say what each becomes, and can be read as a plain table', async () => {
      const run = await upload(`${polo}p,Polo,Polos,Size,S,P-S,4,899\np,,,,M,P-M,2,899\n`);
      expect(run).toMatchObject({ format: { system: 'shopify' } });
      expect(run.headings.map(({ heading, field, samples }) => [heading, field, samples])).toEqual([
        ['Handle', 'product_id', ['p', 'p']],
        ['Title', 'name', ['Polo', 'Polo']],
        ['Type', 'category', ['Polos', 'Polos']],
        ['Type (sub-categories)', 'sub_category', ['', '']],
        ['Variant Price', 'mrp', ['899', '899']],
        ['Colour (from the options)', 'colour', ['Standard', 'Standard']],
        ['Size (from the options)', 'size', ['S', 'M']],
        ['Variant SKU', 'unique_code', ['P-S', 'P-M']],
        ['Variant Inventory Qty', 'units', ['4', '2']],
        ['Option1 Name', null, ['Size', '']],
        ['Option1 Value', null, ['S', 'M']],
      ]);
      const place = (body: { system?: 'none' | 'shopify' | 'magento' }) =>
        admin.call('placeImport', { params: { id: run.id }, body });
      const plain = (await place({ system: 'none' })).answer();
      expect(plain.format.system).toBeNull();
      expect(plain.headings.map(({ heading }) => heading)).toContain('Option1 Value');
      expect(plain.headings[0]?.heading).toBe('Handle');
      expect((await place({ system: 'shopify' })).answer()).toMatchObject({ format: { system: 'shopify' } });
      const other = (await place({ system: 'magento' })).answer();
      expect(other.headings.map(({ field }) => field)).not.toContain('product_id');
      expect((await place({})).answer()).toMatchObject({ format: { system: 'shopify' } });
    });

    it('J58 are found below a title, in a workbook and with merged cells', async () => {
      const rows = [
        textCells('Products of 3 March'),
        textCells('Handle', 'Title', 'Type', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'),
        textCells('p', 'Polo', 'Polos', 'Size', 'S', 'P-S', '899'),
        textCells('', '', '', '', 'M', 'P-M', '899'),
      ];
      const { rows: found } = await brought(await written(xlsxOf(sheetOf(rows.join('')))));
      expect(found).toEqual({
        'P-S': 'p | Polo | Polos |  | 899.00 | Standard | S | 0 |  | ',
        'P-M': 'p | Polo | Polos |  | 899.00 | Standard | M | 0 |  | ',
      });
    });
  });

  describe('a row of an export that cannot be imported is named by its row and column', () => {
    const headings =
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status';
    it.each([
      ['without a title', ['x,,Polos,Size,S,X-S,4,899,active'], [2, 'Title', '', 'This is empty.']],
      ['without a price', ['x,Polo,Polos,Size,S,X-S,4,,active'], [2, 'Variant Price', '', 'This is not a price.']],
      [
        'of price 0',
        ['x,Polo,Polos,Size,S,X-S,4,0.00,'],
        [2, 'Variant Price', '0.00', 'A price must be more than zero.'],
      ],
      [
        'with a code that another row has',
        ['x,Polo,Polos,Size,S,X-S,4,899,active', 'x,,,,M,X-S,4,899,'],
        [3, 'Variant SKU', 'X-S', 'This unique code stands in row 2 already.'],
      ],
      [
        'with a size of a sentence',
        ['x,Polo,Polos,Size,As wide as the sea and wider,X-S,4,899,'],
        [2, 'Size (from the options)', 'As wide as the sea and wider', 'This is longer than 20 characters.'],
      ],
      [
        'in another currency',
        ['x,Polo,Polos,Size,S,X-S,4,EUR 899,'],
        [2, 'Variant Price', 'EUR 899', 'This is not a price.'],
      ],
    ])('%s', async (_, rows, error) => {
      const { result, errors } = await take(await written([headings, ...rows, ''].join('\n')));
      expect(result).toBe('refused');
      expect(errors.map(({ row, column, value, problem }) => [row, column, value, problem])).toEqual([error]);
    });

    it('a variation whose product is not in the file', async () => {
      const rows = ['ID,Type,SKU,Name,Regular price,Parent', '9,variation,V-1,Tee - M,499,lost', ''];
      const { errors } = await take(await written(rows.join('\n')));
      expect(errors).toMatchObject([
        { row: 2, column: 'Parent', value: 'lost', problem: 'The product of this variation is not in the file.' },
      ]);
    });

    it('a feed that is cut off', async () => {
      const { message } = await take(await written('<?xml version="1.0"?><rss><channel><item><id>1</id><title>Te'));
      expect(message).toMatch(/^Refused: This is not XML from here on; the file may be cut off\./);
    });

    it('an export of which nothing is left says what was left out', async () => {
      const report = await take(await written(`${headings}\nx,Polo,Polos,Size,S,X-S,4,899,draft\n`));
      expect(report).toMatchObject({
        result: 'refused',
        errors: [{ problem: 'No row of the file is left.' }],
        notes: ['Left out, products that are not on sale there: 1 row (2).'],
      });
    });
  });
});
