import { apiBase, type ShopSettings } from '@kayal/api-contract';
import { amountOf, documentNumber, noParts, sumOfParts } from '@kayal/commerce-core/tax';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { describeLedgerError, findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import { insertDocuments, listDocuments, takeCounts } from '../../modules/tax-documents/documents.repository.ts';
import { issueCreditNotes } from '../../modules/tax-documents/issue/issue-documents.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { buy, promotionDraft } from '@kayal/server-testing/src/shopping.ts';
import { items, people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';
import { ask, buyDelivered, examined, refundOf, setDesk, takeStep } from '../returns/return-desk.ts';

const { blackM, jacketL, shortsS } = variants;
/** Of Kerala. */
const gstin = '32AAPFU0939F1Z4';

forBothEngines('numbered documents', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    asha = await shop.as(people.asha.email);
    return () => shop.close();
  });

  const save = async (change: (settings: ShopSettings) => Partial<ShopSettings>): Promise<void> => {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const body = { version, settings: { ...settings, ...change(settings) }, theme: null };
    (await admin.call('saveSettings', { body })).answer();
  };
  const switchOn = (changes: Partial<ShopSettings['invoicing']> = {}, charge = 0) =>
    save(({ delivery }) => ({
      tax: { gstin, hsn: '6109' },
      delivery: { ...delivery, charge },
      invoicing: { ...defaultSettings.invoicing, scheme: 'regular', prefix: 'KY', ...changes },
    }));
  const step = async (name: 'ship' | 'pack' | 'deliver', ...entryNos: readonly string[]) =>
    (await admin.call('takeOrderStep', { body: { step: name, entryNos } })).answer();
  const documentsOf = (entryNo: string) => listDocuments(shop.database.db, [entryNo]);
  const pdfOf = async (entryNo: string, customerId = asha.id) => {
    const cookie = await addSession(shop.database.db, customerId, shop.clock.now());
    const reply = await shop.app.inject({ url: `${apiBase}/order/invoice/kayal/${entryNo}`, headers: { cookie } });
    return readPdf(reply.rawPayload);
  };
  const parcelsOf = async (entryNo: string) =>
    (await admin.call('getOrderLife', { params: { entryNo } })).answer().parcels.map(({ id }) => id);
  const parcelStep = (parcel: string, name: 'returnToSender' | 'restock') =>
    admin.call('takeParcelStep', { params: { parcel }, body: { step: name } });

  it('J46 a shop that issues none keeps its plain invoice, before and after the order is sent', async () => {
    const { orderId } = await buy(asha, blackM);
    await step('ship', orderId);
    expect(await documentsOf(orderId)).toEqual([]);
    const { pages } = await pdfOf(orderId);
    expect(pages.flat()).toContain('Invoice');
    expect(pages.flat().join('\n')).not.toMatch(/GSTIN|CGST|Original/);
  });

  it('J46 the first dispatch or Done numbers the invoice, once; an order that was sent before has the plain one', async () => {
    const older = await buy(asha, blackM);
    await step('ship', older.orderId);
    await switchOn();
    await step('deliver', older.orderId);
    const placed = await buy(asha, jacketL);
    await step('pack', placed.orderId);
    expect(await documentsOf(placed.orderId)).toEqual([]);
    await step('ship', placed.orderId);
    await step('deliver', placed.orderId);
    const done = await buy(asha, blackM);
    (await admin.call('updateDelivery', { params: { entryNo: done.orderId } })).answer();
    expect(await documentsOf(older.orderId)).toEqual([]);
    expect(await documentsOf(placed.orderId)).toMatchObject([{ number: 'KYI/2627/000001', kind: 'invoice' }]);
    expect(await documentsOf(done.orderId)).toMatchObject([{ number: 'KYI/2627/000002', day: '2026-11-21' }]);
    expect((await pdfOf(older.orderId)).pages.flat()).not.toContain('Original for recipient');
  });

  it('J43 J46 each promotion is named with its amount, and the sums are those of the order', async () => {
    const body = { ...promotionDraft, code: null, effect: { kind: 'amount', amount: 50 } };
    const { promotion } = (await admin.call('addPromotion', { body })).answer();
    await switchOn({}, 40);
    const { orderId, total } = await buy(asha, blackM);
    const plain = (await pdfOf(orderId)).pages.flat();
    expect(plain).toContain('Monsoon−₹50');
    expect(plain).toContain(`Total amount₹${total}`);
    await step('ship', orderId);
    const [invoice] = await documentsOf(orderId);
    expect(invoice).toMatchObject({ promotions: [{ label: 'Monsoon', amount: 5000 }], total: total * 100 });
    expect((await pdfOf(orderId)).pages.flat()).toContain('Taken off above: Monsoon −₹50');
    const [parcel = ''] = await parcelsOf(orderId);
    for (const name of ['returnToSender', 'restock'] as const) (await parcelStep(parcel, name)).answer();
    (await admin.call('cancelOrder', { params: { entryNo: orderId }, body: { reason: 'Came back' } })).answer();
    const [, note] = await documentsOf(orderId);
    expect(note).not.toHaveProperty('promotions');
    expect(note?.total).toBe(total * 100);
    const state = { params: { id: promotion.id }, body: { state: 'ended' } };
    (await admin.call('setPromotionState', state)).answer();
  });

  it('J46 a product’s own HSN code and tax class come before those of its category', async () => {
    await switchOn({}, 40);
    const { db } = shop.database;
    await db
      .updateTable('product')
      .set({ hsn: '420292', tax_class: 'bags' })
      .where('id', '=', items.jacket.id)
      .execute();
    const { orderId } = await buy(asha, jacketL);
    await step('ship', orderId);
    expect((await pdfOf(orderId)).pages.flat().join('\n')).toContain('4202921 PCS');
    expect((await documentsOf(orderId))[0]?.number).toBe('KYI/2627/000001');
  });

  it('J46 the PDF says what Rule 46 asks, and later changes of shop, name or rate change none of it', async () => {
    await switchOn({}, 40);
    await save(() => ({ seller: { ...defaultSettings.seller, legalName: 'Kayal Apparel LLP' } }));
    const { orderId } = await buy(asha, jacketL, 2);
    await step('ship', orderId);
    const { title, pages } = await pdfOf(orderId);
    const text = pages.flat().join('\n');
    expect(title).toBe('KYI/2627/000001');
    for (const each of [
      'Tax Invoice',
      'Original for recipient',
      'Kayal Apparel LLP',
      `GSTIN: ${gstin}`,
      'State: 32-Kerala',
      'Number: KYI/2627/000001',
      'Date: 21-11-2026',
      'Place of supply: 32-Kerala',
      'Asha Nair',
      'Kochi, Ernakulam - 682020',
      '61092 PCS₹4,798.105%₹119.95₹119.95₹5,038',
      'Taxable value₹4,798.10',
      'CGST₹119.95',
      'SGST₹119.95',
      'Total amount₹5,038',
      'Rupees five thousand thirty-eight only',
      'For Kayal Apparel LLP',
      'Authorised signatory',
    ]) {
      expect(text).toContain(each);
    }
    await save(({ profile }) => ({
      profile: { ...profile, name: 'LAGOON' },
      invoicing: {
        ...defaultSettings.invoicing,
        prefix: 'LG',
        rates: [
          { taxClass: 'apparel', from: '2026-01-01', upTo: 0, rate: 28 },
          ...defaultSettings.invoicing.rates.slice(4),
        ],
      },
    }));
    const { db } = shop.database;
    await db.updateTable('order_line').set({ name: 'Another name' }).where('entry_no', '=', orderId).execute();
    await db.updateTable('product').set({ name: 'Another name' }).execute();
    expect((await pdfOf(orderId)).pages).toEqual(pages);
  });

  it('another State gets integrated tax, and a category its own class and HSN', async () => {
    await switchOn({ categories: [{ categoryId: 4, taxClass: 'bags', hsn: '42021250' }], gap: 'lower' });
    const { orderId } = await buy(asha, blackM);
    const address_text = 'Meera Rao, 4 Residency Road, Bengaluru - 560025';
    await shop.database.db.updateTable('placed_order').set({ address_text }).where('entry_no', '=', orderId).execute();
    await step('ship', orderId);
    expect(await documentsOf(orderId)).toMatchObject([
      {
        placeOfSupply: '29',
        lines: [{ hsn: '42021250', rate: 18, parts: { taxable: 33_814, cgst: 0, sgst: 0, igst: 6086 } }],
      },
    ]);
    expect((await pdfOf(orderId)).pages.flat()).toContain('IGST₹60.86');
  });

  it('a composition shop issues bills of supply that show no tax', async () => {
    await switchOn({ scheme: 'composition' });
    const { orderId } = await buy(asha, blackM);
    await step('ship', orderId);
    expect(await documentsOf(orderId)).toMatchObject([{ number: 'KYB/2627/000001', showsTax: false, total: 39_900 }]);
    const text = (await pdfOf(orderId)).pages.flat().join('\n');
    expect(text).toContain('Composition taxable person, not eligible to collect tax on supplies');
    expect(text).not.toMatch(/CGST|IGST|Taxable/);
  });

  it('a parcel that came back is credited, and the rest with the cancelled order; both tied to the invoice', async () => {
    await switchOn({ rounding: 'rupee' }, 40);
    const { orderId } = await buy(asha, shortsS, 3);
    for (const quantity of [1, 2]) {
      const body = { lines: [{ lineNo: 1, quantity }] };
      (await admin.call('packParcel', { params: { entryNo: orderId }, body })).answer();
    }
    await step('ship', orderId);
    const [invoice] = await documentsOf(orderId);
    expect(invoice).toMatchObject({ roundOff: 50, total: 243_900 });
    for (const parcel of await parcelsOf(orderId)) {
      await parcelStep(parcel, 'returnToSender');
      await parcelStep(parcel, 'restock');
    }
    const [, first, second, ...more] = await documentsOf(orderId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      kind: 'credit-note',
      number: 'KYC/2627/000001',
      lines: [{ quantity: 1, goods: 79_950 }],
    });
    expect(second).toMatchObject({ number: 'KYC/2627/000002', refersTo: { number: invoice?.number }, roundOff: 50 });
    expect((first?.total ?? 0) + (second?.total ?? 0)).toBe(invoice?.total);
    const credited = [first, second].flatMap((note) => note?.lines ?? []).map(({ parts }) => parts);
    expect(sumOfParts(credited)).toEqual(sumOfParts([noParts, ...(invoice?.lines ?? []).map(({ parts }) => parts)]));
    const { pages } = await pdfOf(orderId);
    expect(pages.flat().filter((line) => line.includes('For: KYI/2627/000001 of 21-11-2026'))).toHaveLength(2);
    expect(pages.map((page) => page.at(-1))).toContain('KAYAL · KYC/2627/000002Page 3 of 3');
  });

  it('pieces that a return brings back are credited by their amounts; no more than is left, and nothing half done', async () => {
    await switchOn();
    const { orderId } = await buy(asha, blackM, 3);
    await step('deliver', orderId);
    const credit = (pieces: { readonly quantity: number; readonly amount?: number }) =>
      inTransaction(shop.database.db, (trx) =>
        issueCreditNotes(
          shop.app.context,
          trx,
          [{ entryNo: orderId, credited: [{ lineNo: 1, ...pieces }] }],
          shop.clock.now(),
        ),
      );
    expect(await credit({ quantity: 1 })).toMatchObject([{ total: 39_900, lines: [{ quantity: 1 }] }]);
    expect(await credit({ quantity: 1, amount: 30_000 })).toMatchObject([{ total: 30_000 }]);
    await expect(credit({ quantity: 2 })).rejects.toThrow(RangeError);
    const notes = (await documentsOf(orderId)).slice(1);
    expect(notes.map(({ number }) => number)).toEqual(['KYC/2627/000001', 'KYC/2627/000002']);
    expect(notes.flatMap(({ lines }) => lines).reduce((sum, { parts }) => sum + amountOf(parts), 0)).toBe(69_900);
  });

  it('the refund of a return is credited by a note; an exchange is not', async () => {
    await switchOn();
    await setDesk(admin, { isOpen: true });
    const entryNo = await buyDelivered(admin, asha, blackM, 3);
    const refund = await examined(admin, (await ask(asha, entryNo)).answer().request);
    (await takeStep(admin, refund.id, 'examined', 'refund', refundOf(300))).answer();
    const wish = { wish: 'replacement' };
    const swap = await examined(admin, (await ask(asha, entryNo, wish)).answer().request);
    (await takeStep(admin, swap.id, 'examined', 'replace')).answer();
    const rest = await examined(admin, (await ask(asha, entryNo)).answer().request);
    (await takeStep(admin, rest.id, 'examined', 'refund', refundOf(rest.refundable))).answer();
    const notes = (await documentsOf(entryNo)).slice(1);
    expect(notes).toMatchObject([
      { kind: 'credit-note', number: 'KYC/2627/000001', total: 30_000, lines: [{ quantity: 1 }] },
      { number: 'KYC/2627/000002', total: 39_900, lines: [{ quantity: 1 }] },
    ]);
  });

  it('R-83 a deleted account is taken out of small invoices; those of 50,000 before tax keep the name', async () => {
    await switchOn();
    const small = await buy(asha, blackM);
    const large = await buy(asha, jacketL, 30);
    await step('deliver', small.orderId, large.orderId);
    (await asha.call('deleteAccount', { body: { password: smallPassword } })).answer();
    expect((await documentsOf(large.orderId))[0]?.buyer.name).toBe(people.asha.name);
    expect(await documentsOf(small.orderId)).toMatchObject([
      { number: 'KYI/2627/000001', total: 39_900, buyer: { phone: '', address: '32-Kerala' } },
    ]);
    expect((await pdfOf(small.orderId, people.admin.id)).pages.flat().join('\n')).not.toMatch(/Asha|Lagoon|98765/);
  });

  it('the number begins again on 1 April in India', async () => {
    await switchOn();
    const march = await buy(asha, blackM);
    const april = await buy(asha, blackM);
    shop.clock.advance(Date.UTC(2027, 2, 31, 18, 29, 59) - shop.clock.now());
    admin = await shop.as(people.admin.email);
    await step('ship', march.orderId);
    shop.clock.advance(1000);
    await step('ship', april.orderId);
    expect(await documentsOf(march.orderId)).toMatchObject([{ number: 'KYI/2627/000001', day: '2027-03-31' }]);
    expect(await documentsOf(april.orderId)).toMatchObject([{ number: 'KYI/2728/000001', day: '2027-04-01' }]);
  });

  it('2,000 numbers from two connections, a seventh more rolled back: none is missing, none is there twice', async () => {
    await switchOn();
    const { orderId } = await buy(asha, blackM);
    await step('ship', orderId);
    const { db } = shop.database;
    const [invoice] = await documentsOf(orderId);
    if (invoice === undefined) throw new Error('There is no invoice.');
    const other = openDatabase(shop.config);
    const issueOne = async (of: typeof db, isKilled: boolean): Promise<void> => {
      await inTransaction(of, async (trx) => {
        const count = await takeCounts(trx, 'T', '2627', 1);
        const row = { series: 'T', financial_year: '2627', count, kind: 'credit-note' as const, entry_no: orderId };
        const facts = { refers_to: invoice.number, issued_on: invoice.day, issued_at: 0, amount: 0, content: '{}' };
        await insertDocuments(trx, [{ ...row, ...facts, number: documentNumber('T', '2627', count) }]);
        if (isKilled) throw new Error('killed');
      }).catch((error: unknown) => {
        if (!isKilled) throw error;
      });
    };
    let left = 2000;
    const work = async (of: typeof db): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const isRetried = left % 7 === 0;
        if (isRetried) await issueOne(of, true);
        await issueOne(of, false);
      }
    };
    await Promise.all([work(db), work(db), work(other.db), work(other.db)]);
    await other.close();
    const rows = await db
      .selectFrom('issued_document')
      .select('count')
      .where('series', '=', 'T')
      .orderBy('count')
      .execute();
    expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
    expect(await findLedgerErrors(db)).toEqual([]);

    await db
      .deleteFrom('issued_document')
      .where('number', '=', documentNumber('T', '2627', 700))
      .execute();
    expect((await findLedgerErrors(db)).map(describeLedgerError)).toEqual([
      'documents T/2627: 2000 numbers were taken, 1999 documents are stored',
    ]);
    await db.deleteFrom('issued_document').where('series', '=', 'T').execute();
    await db.deleteFrom('document_counter').where('series', '=', 'T').execute();
  });
});
