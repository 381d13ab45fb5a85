import { readdir } from 'node:fs/promises';
import { tableFileBytes, tableLengths, type ApiErrorBody, type WireOf } from '@kayal/api-contract';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { urlOf, type Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';
import { beforeAll, expect, it } from 'vitest';
import { importFolder } from '../../modules/catalogue-import/import-parts.ts';
import { sheetOf, textCells, utf16, xlsxOf } from '../../modules/catalogue-import/read/import-files.test-support.ts';

type Kind = WireOf<'readTable'>['query']['table'];

forEachEngine('tables in files', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
  });

  const send = (bytes: string | Uint8Array, table: Kind, field = 'file') =>
    sendForm(shop.app, {
      url: urlOf('readTable', { query: { table } }),
      field,
      files: [['table.xlsx', bytes]],
      headers: headersOfPage(cookie),
    });
  const read = async (bytes: string | Uint8Array, table: Kind): Promise<string> => {
    const { body, statusCode } = await send(bytes, table);
    expect(statusCode, body).toBe(200);
    const answer: WireOf<'readTable'>['answer'] = JSON.parse(body);
    return answer.text;
  };
  const refusal = async (...call: Parameters<typeof send>): Promise<ApiErrorBody> => (await send(...call)).json();
  const filesLeft = () => readdir(importFolder(shop));

  it('J70 a courier’s spreadsheet settles an order', async () => {
    const asha = await shop.addShopper();
    const { orderId, total } = await buy(asha, variants.blackM);
    (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
    const order = textCells(orderId).replace('</row>', `<c><v>${total}</v></c></row>`);
    const file = xlsxOf(sheetOf(`${textCells('COD remittance')}<row/>${textCells('Order No', 'COD Amount')}${order}`));
    const csv = await read(file, 'settlement');
    const settled = (await admin.call('importSettlement', { body: { csv, save: true } })).answer();
    expect(settled).toMatchObject({ isSaved: true, settled: [orderId], differing: [] });
  });

  it('text in another encoding is read, and no file is left', async () => {
    expect(await read(utf16('Order,Amount\nKY1,5'), 'settlement')).toBe('Order,Amount\nKY1,5');
    expect(await filesLeft()).toEqual([]);
  });

  it('what cannot be read is refused with its reason and a remedy, and no file is left', async () => {
    expect(await refusal('%PDF-1.7', 'statement')).toMatchObject({
      code: 'import.unreadable',
      message: expect.stringMatching(/^This is a PDF, not a table\. Open it in a spreadsheet program/),
    });
    expect(await refusal('a,b', 'statement', 'other')).toMatchObject({ code: 'import.missing' });
    expect(await filesLeft()).toEqual([]);
  });

  it('a table is as long as its import takes, and a file at most 2 MB', async () => {
    const text = 'x'.repeat(tableLengths.statement + 1);
    expect(await refusal(text, 'statement')).toMatchObject({ code: 'table.long' });
    expect(await read(text, 'pincodes')).toHaveLength(text.length);
    const file = 'x'.repeat(tableFileBytes);
    expect(await read(file, 'tracking')).toHaveLength(file.length);
    expect(await refusal(`${file}x`, 'tracking')).toMatchObject({ code: 'request.too_large' });
    expect(await filesLeft()).toEqual([]);
  });
});
