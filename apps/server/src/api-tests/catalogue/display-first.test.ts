import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const black = '101_JET-BLACK.webp';
const red = '101_BRICK-RED.webp';

forEachEngine('the picture shown first', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });

  it('S1.ADM.03 S7.ADM.01 S8.IMG.02 S3.ENT.03 the display picture is one of the item’s colours', async () => {
    const look = async () =>
      (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer()[0]?.displayFirst;
    expect(await look()).toBe(black);
    const answer = await admin.call('postDisplayFirst', { body: { slno: '101', displayFirst: '101_brick-red.webp' } });
    expect(answer.answer()).toEqual({ success: true, message: 'Display image updated.' });
    expect(await look()).toBe(red);
    const listed = await shop.visitor.call('getProductByCategory', { query: { Id: '4' } });
    expect(listed.answer().find(({ ID }) => ID === 101)?.displayFirst).toBe(red);
    await admin.call('postDisplayFirst', { body: { slno: 101, displayFirst: red } });
    const audit = await shop.database.db
      .selectFrom('audit')
      .select(['subject', 'before_json', 'after_json'])
      .where('action', '=', 'picture.display-first')
      .execute();
    expect(audit).toEqual([
      { subject: '101', before_json: '{"colour":"Jet Black"}', after_json: '{"colour":"Brick Red"}' },
    ]);
  });

  it('S3.ENT.21 J35 the colour may be spelled as in the catalogue', async () => {
    for (const displayFirst of ['101_Jet Black.webp', '101_BRICK RED.webp']) {
      expect((await admin.call('postDisplayFirst', { body: { slno: 101, displayFirst } })).status).toBe(200);
    }
  });

  it('S7.ADM.01 another item’s file, a path, an unknown item and an unknown colour are refused', async () => {
    const choose = async (slno: number, displayFirst: string) => {
      const reply = await admin.call('postDisplayFirst', { body: { slno, displayFirst } });
      return [reply.status, reply.refusal().code];
    };
    expect(await choose(101, '102_NAVY.webp')).toEqual([400, 'image.name']);
    expect(await choose(101, '../101_NAVY.webp')).toEqual([400, 'image.name']);
    expect(await choose(101, '101_NAVY.png')).toEqual([400, 'image.name']);
    expect(await choose(999, '999_NAVY.webp')).toEqual([404, 'not_found']);
    expect(await choose(101, '101_NAVY.webp')).toEqual([404, 'image.not_found']);
  });
});
