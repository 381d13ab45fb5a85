import { apiBase } from '@kayal/api-contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { createCaller, type Caller, type Reply } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { add, buy } from '@kayal/server-testing/src/shopping.ts';
import { items, people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';

const minute = 60_000;
const { asha, rahul, admin } = people;
const password = { password: smallPassword };

forBothEngines('the own account', (engine) => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  afterEach(() => shop.close());

  const cookieOf = ({ headers }: Reply<'login' | 'changePassword'>): string => {
    const lines = [headers['set-cookie']].flat().map(String);
    return lines.find((line) => line.startsWith('sid='))?.split(';')[0] ?? '';
  };
  const logIn = (email: string, secret = smallPassword, agent = '', rememberMe = false) =>
    shop.visitor.call('login', { body: { email, password: secret, rememberMe }, headers: { 'user-agent': agent } });
  const signedIn = async (email: string, agent?: string): Promise<Caller> => {
    const reply = await logIn(email, smallPassword, agent);
    return createCaller(shop.app, reply.answer()[0]?.id ?? '', cookieOf(reply));
  };
  const sessionsOf = async (who: Caller) => (await who.call('getSessions')).answer().sessions;
  const isSignedIn = async (who: Caller): Promise<boolean> => (await who.call('session')).answer().user !== null;

  it('R-14 lists the own sessions and ends one of them, or all the others', async () => {
    const phone = await signedIn(
      asha.email,
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/149.0.0.0 Mobile Safari/537.36',
    );
    shop.clock.advance(minute);
    const laptop = await signedIn(asha.email);
    shop.clock.advance(minute);
    const tablet = await signedIn(asha.email);
    const stranger = await signedIn(rahul.email);
    const sessions = await sessionsOf(tablet);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(sessions[2]).toMatchObject({ device: 'Chrome on Android', remembered: false });
    expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);

    const [, laptopRow, phoneRow] = sessions;
    const end = (who: Caller, id = '') => who.call('endSession', { params: { id } });
    expect((await end(stranger, phoneRow?.id)).status).toBe(404);
    expect((await end(tablet, phoneRow?.id)).answer().ended).toBe(1);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    expect((await end(tablet, phoneRow?.id)).status).toBe(404);
    expect(laptopRow?.current).toBe(false);
    expect((await tablet.call('endOtherSessions')).answer().ended).toBe(1);
    expect([await isSignedIn(laptop), await isSignedIn(tablet), await isSignedIn(stranger)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('R-13 R-14 a list of sessions says which are remembered, and leaves out those that are over', async () => {
    const her = createCaller(shop.app, asha.id, cookieOf(await logIn(asha.email, smallPassword, '', true)));
    await signedIn(asha.email);
    const rows = await sessionsOf(her);
    expect(rows.map(({ current, remembered }) => current === remembered)).toEqual([true, true]);
    const other = rows.find(({ current }) => !current)?.id ?? '';
    shop.clock.advance(24 * 60 * minute);
    expect(await sessionsOf(her)).toMatchObject([{ current: true, remembered: true }]);
    expect((await her.call('endSession', { params: { id: other } })).status).toBe(404);

    const boss = await signedIn(admin.email);
    shop.clock.advance(30 * minute);
    const again = await signedIn(admin.email);
    expect(await sessionsOf(again)).toHaveLength(1);
    expect(await isSignedIn(boss)).toBe(false);
  });

  it('R-14 R-64 an admin lists and ends the sessions of a customer, with an audit entry', async () => {
    const her = await signedIn(asha.email);
    await signedIn(asha.email);
    const boss = await signedIn(admin.email);
    const customer = { params: { customer: asha.id } };
    const { sessions } = (await boss.call('getCustomerSessions', customer)).answer();
    expect(sessions.map(({ current }) => current)).toEqual([false, false]);
    const id = sessions[0]?.id ?? '';
    const endOne = { params: { customer: asha.id, id } };
    expect((await boss.call('endCustomerSession', endOne)).answer().ended).toBe(1);
    expect((await boss.call('endCustomerSession', endOne)).status).toBe(404);
    for (const ended of [1, 0]) expect((await boss.call('endCustomerSessions', customer)).answer().ended).toBe(ended);
    expect(await isSignedIn(her)).toBe(false);
    const entries = (await boss.call('getAudit')).answer();
    const entry = { action: 'sessions.ended', subject: asha.id, after: JSON.stringify({ ended: 1 }) };
    expect(entries).toMatchObject([entry, entry]);
  });

  it('R-14 a password is changed with the current one; other sessions end and this one gets a new cookie', async () => {
    const other = await signedIn(asha.email);
    const her = await signedIn(asha.email);
    const change = (body: object) => her.call('changePassword', { body });
    expect((await change({ password: 'wrong', newPassword: 'brand new' })).refusal().code).toBe('auth.password');
    const changed = await change({ ...password, newPassword: 'brand new' });
    const after = createCaller(shop.app, her.id, cookieOf(changed));
    expect([await isSignedIn(other), await isSignedIn(her), await isSignedIn(after)]).toEqual([false, false, true]);
    expect((await logIn(asha.email)).status).toBe(401);
    expect((await logIn(asha.email, 'brand new')).status).toBe(200);
    expect((await shop.mail())[0]?.subject).toContain('password was changed');
  });

  it('R-04 an admin’s new password has twelve characters and is not common, by every way', async () => {
    const boss = await signedIn(admin.email);
    const change = async (newPassword: string) =>
      (await boss.call('changePassword', { body: { ...password, newPassword } })).status;
    expect([await change('short-one'), await change('Qwerty123456')]).toEqual([400, 400]);
    await shop.visitor.call('sendOtp', { body: { email: admin.email } });
    const otp = /\b\d{6}\b/.exec((await shop.mail())[0]?.text ?? '')?.[0] ?? '';
    const reset = (code: string, newPassword: string) =>
      shop.visitor.call('updatePassword', { body: { email: admin.email, otp: code, newPassword } });
    const wrongCode = await reset(otp === '000000' ? '111111' : '000000', 'short');
    expect(wrongCode.refusal().code).toBe('otp.invalid');
    expect(Object.keys((await reset(otp, 'short')).refusal().fields ?? {})).toEqual(['newPassword']);
    expect((await reset(otp, 'lagoon-wind-forty')).status).toBe(200);
  });

  it('R-06 ten wrong current passwords in an hour, then not even the right one', async () => {
    const her = await signedIn(asha.email);
    for (let time = 0; time < 10; time += 1) await her.call('deleteAccount', { body: { password: 'wrong' } });
    expect((await her.call('deleteAccount', { body: password })).status).toBe(429);
    expect(await isSignedIn(her)).toBe(true);
  });

  it('R-83 a shopper downloads everything that is kept about her, and nobody else’s', async () => {
    const her = await shop.as(asha.email);
    await buy(her, variants.shortsS);
    await add(her, variants.blackM, 2);
    await her.call('addToWishlist', { body: { ID: items.jacket.id } });
    await her.call('addStockWatch', { body: { uniqueCode: variants.soldOut.code } });
    await shop.visitor.call('sendWhatsapp', { body: { message: 'Is it cotton?', email: asha.email, name: 'Asha' } });
    const reply = await her.call('exportMyData');
    expect(reply.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    });
    const data = reply.answer();
    expect(data.account).toMatchObject({ id: asha.id, email: asha.email, full_name: asha.name });
    expect(data.orders).toMatchObject([{ UniqueCode: variants.shortsS.code, customerName: asha.name }]);
    expect(data.cart).toEqual([{ itemId: variants.blackM.productId, uniqueCode: variants.blackM.code, quantity: 2 }]);
    expect(data.wishlist).toMatchObject([{ itemId: items.jacket.id }]);
    expect(data.stockWatches).toEqual([{ uniqueCode: variants.soldOut.code }]);
    expect(data.addresses).toHaveLength(1);
    expect(data.contactMessages).toMatchObject([{ message: 'Is it cotton?' }]);
    expect(data.mails).toHaveLength(1);
    expect(reply.text).not.toContain(rahul.id);
  });

  it('R-83 a deleted account leaves its orders without name, phone and address, and nothing else', async () => {
    const { db } = shop.database;
    const her = await shop.as(asha.email);
    const boss = await shop.as(admin.email);
    const { orderId } = await buy(her, variants.shortsS);
    await add(her, variants.blackM, 1);
    const remove = () => her.call('deleteAccount', { body: password });
    expect((await her.call('deleteAccount', { body: { password: 'wrong' } })).refusal().code).toBe('auth.password');
    expect((await remove()).refusal().code).toBe('account.order_open');
    await boss.call('updateDelivery', { params: { entryNo: orderId } });
    expect((await remove()).headers['clear-site-data']).toBe('"cache", "storage"');

    expect(await isSignedIn(her)).toBe(false);
    expect((await logIn(asha.email)).status).toBe(401);
    const order = (await boss.call('getOrder', { params: { entryNo: orderId } })).answer();
    expect(order.orders).toMatchObject([{ customerName: 'Deleted customer', PhoneNo: '', addressText: '' }]);
    for (const table of ['address', 'cart_line', 'wishlist', 'session', 'stock_watch', 'idempotency'] as const) {
      const rows = await db.selectFrom(table).select('customer_id').where('customer_id', '=', asha.id).execute();
      expect([table, rows]).toEqual([table, []]);
    }
    const dump = JSON.stringify([
      await db.selectFrom('customer').selectAll().execute(),
      await db.selectFrom('placed_order').selectAll().execute(),
      await db.selectFrom('contact_message').selectAll().execute(),
    ]);
    expect(dump).not.toContain(asha.email);
    expect(dump).not.toContain(asha.name);
    expect(await shop.mail()).toMatchObject([{ to: asha.email, subject: 'Your KAYAL account was deleted' }]);

    const again = { email: asha.email, full_name: asha.name, password: 'made-again' };
    expect((await shop.visitor.call('signUp', { body: again })).status).toBe(200);
  });

  it('R-83 a deleted account is in no invoice, and in none of its messages, however it wrote its address', async () => {
    const { db } = shop.database;
    const her = await shop.as(asha.email);
    const boss = await shop.as(admin.email);
    const { orderId } = await buy(her, variants.shortsS);
    await boss.call('updateDelivery', { params: { entryNo: orderId } });
    const cookie = await addSession(db, admin.id, shop.clock.now());
    const invoice = async () => {
      const url = `${apiBase}/order/invoice/kayal/${orderId}`;
      const { rawPayload } = await shop.app.inject({ url, headers: { cookie } });
      return readPdf(rawPayload).pages.flat().join('');
    };
    expect(await invoice()).toContain(asha.name);
    const message = { name: asha.name, email: 'Asha@Kayal.Example', mobileNumber: '9876500011', message: 'Hello' };
    (await shop.visitor.call('sendWhatsapp', { body: message })).answer();
    expect((await her.call('exportMyData')).answer().contactMessages).toMatchObject([{ message: 'Hello' }]);
    (await her.call('deleteAccount', { body: password })).answer();
    expect(await invoice()).not.toContain(asha.name);
    for (const table of ['contact_message', 'outbox'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect([table, rows.includes('9876500011')]).toEqual([table, false]);
    }
  });

  it('R-83 an account without orders leaves no row; the last admin’s stays', async () => {
    const her = await shop.as(rahul.email);
    expect((await her.call('deleteAccount', { body: password })).status).toBe(200);
    const boss = await shop.as(admin.email);
    expect((await boss.call('deleteAccount', { body: password })).refusal().code).toBe('admin.last');
    const ids = await shop.database.db.selectFrom('customer').select('id').orderBy('id').execute();
    expect(ids.map(({ id }) => id)).toEqual([admin.id, asha.id]);
  });
});
