import { describe, expect, it } from 'vitest';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { drawOrderPapers } from './draw-paper.ts';
import { runsOf } from './fonts.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';

const line: InvoiceLine = {
  name: 'Aero Training T-shirt',
  colour: 'Jet Black',
  size: 'M',
  uniqueCode: 'AERO-BLK-M',
  quantity: 2,
  mrp: 49_900,
  discount: 20_000,
  amount: 79_800,
};

const invoice: Invoice = {
  entryNo: 'KY0123456789',
  orderDate: '2026-11-21',
  orderedAt: Date.UTC(2026, 10, 21),
  isPaid: false,
  seller: {
    name: 'KAYAL',
    address: ['KAYAL Sportswear', '14 Boat Jetty Road'],
    phone: '+91 90000 00000',
    email: 'hello@kayal.example',
  },
  money: { code: 'INR', locale: 'en-IN' },
  tax: null,
  buyer: { name: 'Asha Nair', phone: '9876500011', address: '14/2 Lagoon View, Kochi - 682020' },
  lines: [line],
  price: 99_800,
  discount: 20_000,
  promotions: [],
  delivery: 4000,
  total: 83_800,
};

const pagesOf = async (changes: Partial<Invoice> = {}) =>
  readPdf(await drawOrderPapers([{ plain: { ...invoice, ...changes } }])).pages;

describe('an invoice', () => {
  it('J46 S9.MON.02 a long order has several pages with headings and numbers, and all lines', async () => {
    const pages = await pagesOf({
      lines: Array.from({ length: 100 }, (_, index) => ({ ...line, uniqueCode: `CODE-${index + 1}` })),
    });
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('No.ItemQtyMRPDiscountAmount');
      expect(page.at(-1)).toBe(`KAYAL · Order KY0123456789Page ${index + 1} of ${pages.length}`);
    }
    const text = pages.flat().join('\n');
    for (let number = 1; number <= 100; number += 1) expect(text).toMatch(new RegExp(`· CODE-${number}$`, 'm'));
    expect(text.match(/Total amount/g)).toHaveLength(1);
  });

  it('an order that was paid ahead asks for no payment', async () => {
    const due = 'To be paid in cash or by UPI on delivery';
    expect((await pagesOf()).flat()).toContain(due);
    const paid = (await pagesOf({ isPaid: true })).flat();
    expect(paid).toContain('Payment: paid when it was ordered');
    expect(paid).not.toContain(due);
  });

  it('J46 names in Devanagari are written in their own letters without missing glyphs', async () => {
    const text = (await pagesOf({ buyer: { ...invoice.buyer, name: 'आशा नायर', address: 'Łódź Ωmega, कोच्चि 東京' } }))
      .flat()
      .join('\n');
    expect(text).toContain('आशा नायर');
    expect(text).toContain('Łódź Ωmega,');
    expect(text).toContain('??');
    expect(text).not.toContain('\uFFFD');
  });

  it('J46 names in Malayalam are written in their own letters', async () => {
    const buyer = { ...invoice.buyer, name: 'ആശ നായർ', address: 'തട്ടുകട, കൊച്ചി 682020' };
    const text = (await pagesOf({ buyer })).flat().join('\n');
    expect(text).toContain('ആശ നായർ');
    // Vowels are drawn in visual order and in parts, so the set of letters is compared.
    const letters = [...new Set('തട്ടുകടകൊച്ചി'.normalize('NFD'))].toSorted();
    expect([...new Set(text)].filter((letter) => letters.includes(letter)).toSorted()).toEqual(letters);
    expect(text).not.toMatch(/[?\uFFFD]/);
  });

  it('J46 GSTIN and HSN are printed only where they are configured', async () => {
    const plain = (await pagesOf()).flat().join('\n');
    expect(plain).not.toMatch(/GSTIN|HSN|Tax Invoice/);
    const taxed = (await pagesOf({ tax: { gstin: '32ABCDE1234F1Z5', hsn: '6109' } })).flat().join('\n');
    for (const each of ['Tax Invoice', 'GSTIN: 32ABCDE1234F1Z5', 'HSN', '61092₹499']) expect(taxed).toContain(each);
  });

  it('J44 J46 a delivery charge is shown; without one it is free', async () => {
    expect((await pagesOf()).flat()).toContain('Delivery charges₹40');
    expect((await pagesOf({ delivery: 0 })).flat()).toContain('Delivery chargesFree');
  });

  it('J43 each promotion has its own row, a long name in two lines', async () => {
    const name = 'Buy two, get the third free, on all shirts';
    const promotions = [
      { label: 'Monsoon (MONSOON10)', amount: 7980 },
      { label: name, amount: 10_000 },
    ];
    const pages = (await pagesOf({ promotions, discount: 2020 })).flat();
    expect(pages).toContain('Monsoon (MONSOON10)−₹79.80');
    expect(pages.join(' ').replaceAll('−₹100', '').replaceAll(/\s+/g, ' ')).toContain(name);
    expect(pages).toContain('Total amount₹838');
  });

  it('J46 a word wider than its column wraps and is not clipped', async () => {
    const name = 'Supercalifragilistic'.repeat(6);
    const text = (await pagesOf({ lines: [{ ...line, name }] })).flat().join('');
    expect(text.replaceAll('2₹499−₹200₹798', '')).toContain(`1${name}`);
  });
});

it('J46 an invoice is the same after others: the parsed fonts they share keep nothing of them', async () => {
  const draw = () => drawOrderPapers([{ plain: invoice }]);
  const first = await draw();
  await pagesOf({ buyer: { ...invoice.buyer, name: 'ശ്രീ ആശ आशा Łódź', address: 'Ωmega Привет' }, isPaid: true });
  expect((await draw()).equals(first)).toBe(true);
});

it('J46 writes a letter to whose marks the font gives no place', async () => {
  const name = 'ശ്രീലക്ഷ്മി';
  const pages = await pagesOf({ buyer: { ...invoice.buyer, name }, lines: [{ ...line, name }] });
  expect(pages.flat().join(' ')).toContain('ലക്ഷ്മി');
});

it('J46 a joiner stays in the Malayalam run', () => {
  expect(runsOf('അവന്\u200D KAYAL')).toEqual([
    { text: 'അവന്\u200D', script: 'malayalam' },
    { text: ' KAYAL', script: 'latin' },
  ]);
});

it('J46 chooses a font by script, also for the rupee sign and joiners', () => {
  expect(runsOf('₹499 क\u200Dष')).toEqual([
    { text: '₹', script: 'latin-ext' },
    { text: '499 ', script: 'latin' },
    { text: 'क\u200Dष', script: 'devanagari' },
  ]);
});
