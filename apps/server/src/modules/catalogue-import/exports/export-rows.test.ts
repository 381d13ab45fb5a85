import type { ExportSystem, ImportField } from '@kayal/api-contract';
import { describe, expect, it } from 'vitest';
import { allOf, sheetOf, textCells, writeTestFile, xlsxOf } from '../read/import-files.test-support.ts';
import type { FileFormat } from '../read/file-format.ts';
import { openImport, systemOf } from './open-import.ts';

const csv: FileFormat = {
  kind: 'csv',
  encoding: 'utf-8',
  delimiter: '|',
  sheets: [],
  sheet: '',
  headingRow: 0,
  system: null,
  made: [],
};

/** Reads an export whose rows stand as cells between bars. */
async function read(system: ExportSystem, ...lines: readonly string[]) {
  const file = await writeTestFile(`${lines.join('\n')}\n`);
  const { headings, mapping, rows, notes } = await openImport(file, { ...csv, system });
  const all = await allOf(rows);
  /** Fields of each row, between bars. */
  const fieldsOf = (...fields: readonly ImportField[]): readonly string[] =>
    all.map(({ cells }) => fields.map((field) => cells[headings.indexOf(mapping[field] ?? '')]).join('|'));
  return { all, headings, mapping, fieldsOf, notes: notes(mapping) };
}

const shopify =
  'Handle|Title|Type|Tags|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Variant SKU|Variant Price';

describe('the system of a file', () => {
  it.each([
    ['shopify', ['Handle', 'Title', 'Variant Price']],
    ['shopify', ['Title', 'URL handle', 'Option1 value', 'Price']],
    ['woocommerce', ['ID', 'Type', 'SKU', 'Name', 'Regular price']],
    ['magento', ['sku', 'attribute_set_code', 'product_type', 'name', 'price']],
    ['prestashop', ['Product ID', 'Image', 'Name', 'Reference', 'Price (tax excl.)', 'Quantity']],
    ['google', ['id', 'title', 'link', 'price', 'availability']],
    [null, ['product_id', 'name', 'category', 'mrp', 'colour', 'size', 'unique_code', 'units']],
    [null, ['Handle', 'Title']],
    [null, []],
  ])('%s is recognised by its columns', (system, headings) => {
    expect(systemOf(headings)).toBe(system);
  });
});

describe('options', () => {
  it.each(['Size', 'size', 'Größe', 'Taille', 'Talla', 'Shoe size', 'आकार'])('%s is the size', async (name) => {
    const { fieldsOf } = await read('shopify', shopify, `p|Polo|Polos||${name}|M|||P|899`);
    expect(fieldsOf('size', 'colour')).toEqual(['M|Standard']);
  });

  it.each(['Color', 'Colour', 'Farbe', 'Couleur', 'Frame color', 'रंग'])('%s is the colour', async (name) => {
    const { fieldsOf } = await read('shopify', shopify, `p|Polo|Polos||Size|M|${name}|Navy|P|899`);
    expect(fieldsOf('size', 'colour')).toEqual(['M|Navy']);
  });

  it('another one is part of the size, and that is said', async () => {
    const { fieldsOf, notes } = await read('shopify', shopify, 'p|Polo|Polos||Fit|Slim|Size|M|P|899');
    expect(fieldsOf('size')).toEqual(['M / Slim']);
    expect(notes).toContain('The option Fit is part of the size: 1 row (2).');
  });

  it('a product without any has one size and a standard colour', async () => {
    const { fieldsOf } = await read('shopify', shopify, 'p|Cap|Caps||Title|Default Title|||P|899');
    expect(fieldsOf('size', 'colour')).toEqual(['One size|Standard']);
  });
});

describe('ids and codes', () => {
  it('rows of a product may stand apart, and its texts on a later one', async () => {
    const { fieldsOf } = await read(
      'shopify',
      shopify,
      'p|||||S|||P-S|899',
      'q|Cap|Caps||||||Q|99',
      'p|Polo|Polos||Size|M|||P-M|899',
    );
    expect(fieldsOf('name', 'category', 'size')).toEqual(['Polo|Polos|S', 'Cap|Caps|One size', 'Polo|Polos|M']);
  });

  it('a missing code is made from id and options, the same for the same', async () => {
    const { fieldsOf } = await read(
      'shopify',
      shopify,
      'p|Polo|Polos||Size|Extra L||||899',
      'k|Kurta|Kurtas||Size|छोटा||||899',
      'k|||||बड़ा||||899',
    );
    const [first, ...others] = fieldsOf('unique_code');
    expect(first).toBe('p-extra-l');
    expect(new Set(others).size).toBe(2);
    for (const code of others) expect(code).toMatch(/^k--[0-9a-f]{8}$/);
  });

  it('a long id is shortened, and two long ones stay two', async () => {
    const long = 'a'.repeat(80);
    const { fieldsOf } = await read('shopify', shopify, `${long}1|A|C||||||X|899`, `${long}2|B|C||||||Y|899`);
    const ids = fieldsOf('product_id');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toHaveLength(64);
  });
});

describe('cells whose first sign an apostrophe guards against being a formula', () => {
  const headings = 'ID|Type|SKU|Name|Published|Regular price|Stock|Attribute 1 name|Attribute 1 value(s)';

  it('say as without it that a product is a draft', async () => {
    const { all, notes } = await read('woocommerce', headings, "14|simple|D-1|Draft Bag|'-1|1999|5||");
    expect(all).toEqual([]);
    expect(notes).toContain('Left out, products that are not on sale there: 1 row (2).');
  });

  it('say as without it that less than nothing is left', async () => {
    const { fieldsOf } = await read('woocommerce', headings, "15|simple|B-1|Bag|1|1999|'-3||");
    expect(fieldsOf('units')).toEqual(['0']);
  });

  it('are options without it, also behind another one', async () => {
    const { fieldsOf } = await read(
      'woocommerce',
      `${headings}|Attribute 2 name|Attribute 2 value(s)`,
      '16|variable|P|Polo|1||||||',
      "17|variation|P-S|Polo|1|899|5|Size|'-2|Fit|'+1",
    );
    expect(fieldsOf('size')).toEqual(['-2 / +1']);
  });

  it('stay guarded where a formula is behind it, or a second apostrophe, which belongs to the text', async () => {
    const { fieldsOf } = await read('woocommerce', headings, "18|simple|'=1+1|''-50% Bag|1|899|5||");
    expect(fieldsOf('unique_code', 'name')).toEqual(["'=1+1|''-50% Bag"]);
  });
});

it.each([
  ['Published', 0, 'products that are not on sale there'],
  ['Gift Card', 1, 'gift cards'],
])('what a spreadsheet program has made of %s leaves a product out', async (heading, value, because) => {
  const cells = `${textCells('p', 'Polo', 'Polos', 'P', '899').slice('<row>'.length, -'</row>'.length)}<c t="b"><v>${value}</v></c>`;
  const rows = `${textCells('Handle', 'Title', 'Type', 'Variant SKU', 'Variant Price', heading)}<row>${cells}</row>`;
  const file = await writeTestFile(xlsxOf(sheetOf(rows)));
  const { notes, rows: all } = await openImport(file, { ...csv, kind: 'xlsx', system: 'shopify' });
  expect(await allOf(all)).toEqual([]);
  expect(notes({})).toContain(`Left out, ${because}: 1 row (2).`);
});

describe('prices', () => {
  const prices = 'Handle|Title|Type|Option1 Name|Option1 Value|Variant SKU|Variant Price|Variant Compare At Price';
  it.each([
    ['899', '1199', '1199|899'],
    ['899', '899', '899|'],
    ['899', '599', '899|'],
    ['899', '', '899|'],
    ['899', '0.00', '899|'],
    ['1,299.00', '1,499.00', '1,499.00|1,299.00'],
    ['1.299,00', '999,00', '1.299,00|'],
  ])('%s, before %s, is %s', async (price, before, expected) => {
    const { fieldsOf } = await read('shopify', prices, `p|Polo|Polos|||P|${price}|${before}`);
    expect(fieldsOf('mrp', 'offer')).toEqual([expected]);
  });

  it('before a sale that differ are those of the first row, and that is said', async () => {
    const { all, fieldsOf, notes } = await read(
      'shopify',
      prices,
      'p|Polo|Polos|Size|S|P-S|899|1199',
      'p|||Size|M|P-M|899|',
    );
    expect(fieldsOf('mrp', 'offer')).toEqual(['1199|899', '1199|899']);
    expect(all.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    expect(notes).toContain(
      'Another price before the sale than in the first row of the product, which counts: 1 row (3).',
    );
  });

  it.each(['', 'free', '-5', '0'])('%j is refused in its own column', async (price) => {
    const { all } = await read('shopify', prices, `p|Polo|Polos|||P|${price}|`);
    expect(all).toMatchObject([{ row: 2, refusal: { heading: 'Variant Price', value: price } }]);
  });

  it('a sale with an end is not taken over', async () => {
    const headings = 'ID|Type|SKU|Name|Regular price|Sale price|Date sale price ends';
    const { fieldsOf } = await read(
      'woocommerce',
      headings,
      '1|simple|A|Bag|899|699|2026-12-31',
      '2|simple|B|Cap|899|699|',
    );
    expect(fieldsOf('mrp', 'offer')).toEqual(['899|', '899|699']);
  });
});

describe('categories and tags', () => {
  it.each([
    ['Clothing > Men > Tees, New in', 'soft', 'Tees|Clothing;Men;New in;soft'],
    ['Uncategorized', '', 'Other|'],
    ['', '', 'Other|'],
    ['Tees', 'Tees, tees, TEES', 'Tees|tees'],
    [String.raw`Sun\, sea`, '"a, b", c', 'Sun, sea|a, b;c'],
    ['Men &amp; Women', 'a;b', 'Men & Women|a,b'],
  ])('%s with %s', async (category, tags, expected) => {
    const headings = 'ID|Type|SKU|Name|Regular price|Categories|Tags';
    const row = `1|simple|A|Bag|899|${category}|${tags.includes('"') ? `"${tags.replaceAll('"', '""')}"` : tags}`;
    expect((await read('woocommerce', headings, row)).fieldsOf('category', 'sub_category')).toEqual([expected]);
  });

  it('are thirty at most', async () => {
    const tags = Array.from({ length: 40 }, (_, index) => `t${index}`).join(', ');
    const { fieldsOf, notes } = await read('shopify', shopify, `p|Polo|Polos|${tags}|||||P|899`);
    expect(fieldsOf('sub_category')[0]?.split(';')).toHaveLength(30);
    expect(notes).toContain('There are more categories and tags than a product can have here: 1 row (2).');
  });
});

describe('descriptions', () => {
  it.each([
    ['<p>Soft</p><script>alert(1)</script>', '<p>Soft</p><script>alert(1)</script>'],
    [`<p>${'long words '.repeat(300)}</p>`, expect.stringMatching(/^long words .*…$/)],
    [`<p>a</p><img src="${'x'.repeat(40_000)}">`, 'a'],
  ])('%.30s', async (html, expected) => {
    const { fieldsOf } = await read(
      'google',
      'id|title|description|link|price|availability',
      `1|Tee|"${html.replaceAll('"', '""')}"|l|9|in stock`,
    );
    expect(fieldsOf('description')).toEqual([expected]);
    expect(fieldsOf('description')[0]?.length).toBeLessThanOrEqual(2000);
  });
});

describe('pictures of a product with a row of its own', () => {
  const pictures = ['/front.jpg', '/back.jpg', '/teal.jpg'].map((path) => `https://a.invalid${path}`).join(',');
  const expected = [
    'Sand|https://a.invalid/sand.jpg https://a.invalid/front.jpg https://a.invalid/back.jpg',
    'Teal|https://a.invalid/teal.jpg',
  ];

  it('WooCommerce: those that no variation names are of the first colour', async () => {
    const { fieldsOf } = await read(
      'woocommerce',
      'ID|Type|SKU|Name|Regular price|Categories|Images|Parent|Attribute 1 name|Attribute 1 value(s)',
      `7|variable|P|Polo||Polos|"${pictures}"||Colour|Sand, Teal`,
      '8|variation|P-S|Polo|899||https://a.invalid/sand.jpg|P|Colour|Sand',
      '9|variation|P-T|Polo|899||https://a.invalid/teal.jpg|id:7|Colour|Teal',
    );
    expect(fieldsOf('colour', 'pictures')).toEqual(expected);
  });

  it('Magento: so are those of a configurable product', async () => {
    const { fieldsOf } = await read(
      'magento',
      'sku|product_type|name|price|attribute_set_code|base_image|additional_images|configurable_variations',
      'P-S|simple|Polo|899|Top|https://a.invalid/sand.jpg||',
      'P-T|simple|Polo|899|Top|https://a.invalid/teal.jpg||',
      `P|configurable|Polo||Top|https://a.invalid/front.jpg|"${pictures}"|"sku=P-S,color=Sand|sku=P-T,color=Teal"`,
    );
    expect(fieldsOf('colour', 'pictures')).toEqual(expected);
  });

  it('all are of the first colour where no variation has one', async () => {
    const { fieldsOf } = await read(
      'woocommerce',
      'ID|Type|SKU|Name|Regular price|Images|Parent|Attribute 1 name|Attribute 1 value(s)',
      '7|variable|P|Polo||https://a.invalid/front.jpg||Colour|Sand, Teal',
      '8|variation|P-S|Polo|899||P|Colour|Sand',
      '9|variation|P-T|Polo|899||P|Colour|Teal',
    );
    expect(fieldsOf('colour', 'pictures')).toEqual(['Sand|https://a.invalid/front.jpg', 'Teal|']);
  });
});

describe('Magento', () => {
  const headings =
    'sku|product_type|name|price|attribute_set_code|visibility|additional_attributes|configurable_variations|store_view_code';
  it('variants may stand before and after the product that lists them', async () => {
    const listed = 'sku=A-S,size=S,color=Navy|sku=A-M,size=M,color=Navy, dark';
    const { fieldsOf } = await read(
      'magento',
      headings,
      'A-S|simple|Tee-S|499|Top|Not Visible Individually|||',
      'A|configurable|Hemd||Top|||| german',
      `A|configurable|Tee||Top|||"${listed}"|`,
      'A-M|simple|Tee-M|499|Top|Not Visible Individually|||',
    );
    expect(fieldsOf('product_id', 'name', 'size', 'colour')).toEqual(['A|Tee|S|Navy', 'A|Tee|M|Navy, dark']);
  });

  it('its column sku is id and code', async () => {
    const { mapping } = await read('magento', headings, 'A|simple|Tee|499|Top|Catalog|||');
    expect(mapping).toMatchObject({ product_id: 'sku', unique_code: 'sku (unique code)' });
  });
});

it('reasons are counted over all rows, and the first three are named', async () => {
  const lines = Array.from({ length: 40 }, (_, row) => `p|Polo|Polos||Size|${row}|||P-${row}|899`);
  expect((await read('shopify', shopify, ...lines)).notes).toEqual([
    'No colour is given, so that it is “Standard”: 40 rows (2, 3, 4, …).',
    'No number of units is given: a new variant has 0, others keep theirs: 40 rows (2, 3, 4, …).',
  ]);
});
