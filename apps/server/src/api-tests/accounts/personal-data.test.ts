import { afterEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy } from '@kayal/server-testing/src/shopping.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';
import { sweep } from '../../modules/sweep/sweep.repository.ts';
import { offerUpi, orderByUpi } from '../payments/upi.ts';

const day = 24 * 3_600_000;
const minute = 60_000;
/** Of her message only: others of the small shop have that of her address too. */
const phone = '9812300045';
const { asha, rahul, admin } = people;
const news = { id: 'news-mail', text: 'Send me news by e-mail.' };

forBothEngines('personal data', (engine) => {
  let shop: TestApp;
  const lines: string[] = [];
  const open = async (env: Record<string, string> = {}): Promise<void> => {
    lines.length = 0;
    shop = await openTestApp({ engine, seed: 'small', env, log: (line) => lines.push(line) });
  };
  afterEach(() => shop.close());

  const savePrivacy = async (boss: Caller, changes: object) => {
    const { version, settings, theme } = (await boss.call('getSettings')).answer();
    const privacy = { ...settings.privacy, ...changes };
    return boss.call('saveSettings', { body: { version, settings: { ...settings, privacy }, theme } });
  };
  const choose = (who: Caller, isGiven: boolean, consent = news) =>
    who.call('setConsent', { body: { ...consent, isGiven } });
  const fileOf = async (boss: Caller, query: Readonly<Record<string, string>>) =>
    (await boss.call('getPrivacyFile', { query })).text;

  it('a shop that switches nothing on shows no notice and asks for no consent', async () => {
    await open();
    const her = await shop.as(asha.email);
    expect((await shop.visitor.call('getShop')).answer()).not.toHaveProperty('privacy');
    expect((await shop.visitor.call('getNotice', { query: { form: 'signUp' } })).answer().items).toEqual([]);
    expect((await her.call('getConsents')).answer().consents).toEqual([]);
    expect((await choose(her, true)).refusal().code).toBe('consent.changed');
  });

  it('a notice says for each form what is kept and why, in the owner’s words', async () => {
    await open();
    const boss = await shop.as(admin.email);
    (await savePrivacy(boss, { showsNotices: true, contactNotice: ['Your message: to answer it.'] })).answer();
    expect((await shop.visitor.call('getShop')).answer().privacy).toEqual({ showsNotices: true, consents: [] });
    const notice = async (form: string) => (await shop.visitor.call('getNotice', { query: { form } })).answer().items;
    expect(await notice('contact')).toEqual(['Your message: to answer it.']);
    expect(await notice('signUp')).toHaveLength(3);
  });

  it('a consent is off until it is given, counts for its own text, and is logged with text, version and time', async () => {
    await open();
    const boss = await shop.as(admin.email);
    const her = await shop.as(asha.email);
    const twice = (await savePrivacy(boss, { consents: [news, news] })).refusal();
    expect(Object.keys(twice.fields ?? {})).toEqual(['privacy.consents']);
    const { version } = (await savePrivacy(boss, { consents: [news] })).answer();
    expect((await her.call('getConsents')).answer().consents).toEqual([{ ...news, isGiven: false, chosenAt: null }]);

    const at = shop.clock.now();
    for (let tap = 0; tap < 2; tap += 1) {
      expect((await choose(her, true)).answer().consents).toEqual([{ ...news, isGiven: true, chosenAt: at }]);
    }
    shop.clock.advance(minute);
    expect((await choose(her, false)).answer().consents).toMatchObject([{ isGiven: false }]);
    const row = { consent: news.id, text: news.text, version };
    expect((await her.call('exportMyData')).answer().consents).toEqual([
      { ...row, isGiven: true, at },
      { ...row, isGiven: false, at: at + minute },
    ]);

    await choose(her, true);
    const weekly = { ...news, text: 'Send me news by e-mail every week.' };
    (await savePrivacy(boss, { consents: [weekly] })).answer();
    expect((await her.call('getConsents')).answer().consents).toMatchObject([{ ...weekly, isGiven: false }]);
    expect((await choose(her, true)).refusal().code).toBe('consent.changed');
    const log = await fileOf(boss, { file: 'consents' });
    expect(log.trim().split('\r\n')).toHaveLength(4);
    expect(log).toContain(`${asha.email},${asha.name},news-mail,${news.text},${version},withdrawn,2026-11-21T06:31:00`);
  });

  it('what she ticks at sign-up is a consent of hers once she has confirmed her address, and nobody else’s ticks are', async () => {
    await open();
    const boss = await shop.as(admin.email);
    const post = { id: 'news-post', text: 'Send me news by post.' };
    const { version } = (await savePrivacy(boss, { consents: [news, post] })).answer();
    expect((await shop.visitor.call('getShop')).answer().privacy?.consents).toEqual([news, post]);
    const fields = { email: 'devika@kayal.example', full_name: 'Devika Kurup', password: smallPassword };
    const signUp = async (consents: { readonly id: string; readonly text: string }[]) => {
      const { id } = (await shop.visitor.call('signUp', { body: { ...fields, consents } })).answer();
      shop.clock.advance(minute);
      return id;
    };
    // Somebody else, who never sees the code.
    await signUp([post]);
    expect(await fileOf(boss, { file: 'consents' })).not.toContain(fields.email);
    // In other words than the shop asks for, it counts for nothing.
    const id = await signUp([news, { ...post, text: 'Send me anything.' }]);
    const [, otp = ''] = /\b(\d{6})\b/.exec((await shop.mail())[0]?.text ?? '') ?? [];
    expect((await shop.visitor.call('verify', { body: { id, otp } })).answer().success).toBe(true);
    const her = await shop.as(fields.email);
    expect((await her.call('getConsents')).answer().consents).toMatchObject([{ isGiven: true }, { isGiven: false }]);
    const log = await fileOf(boss, { file: 'consents' });
    expect(log).toContain(`${fields.email},Devika Kurup,news-mail,${news.text},${version},given`);
  });

  it('what a stranger ticked at a sign-up is not agreed to by her who confirms her address with a new password', async () => {
    await open();
    const boss = await shop.as(admin.email);
    (await savePrivacy(boss, { consents: [news] })).answer();
    const email = 'devika@kayal.example';
    const body = { email, full_name: 'Devika Kurup', password: 'two-boats-at-dawn' };
    (await shop.visitor.call('signUp', { body: { ...body, consents: [news] } })).answer();
    shop.clock.advance(minute);
    (await shop.visitor.call('sendOtp', { body: { email } })).answer();
    const [, otp = ''] = /\b(\d{6})\b/.exec((await shop.mail())[0]?.text ?? '') ?? [];
    (await shop.visitor.call('updatePassword', { body: { email, otp, newPassword: 'made of new cotton' } })).answer();
    const her = await shop.as(email);
    expect((await her.call('getConsents')).answer().consents).toMatchObject([{ isGiven: false }]);
  });

  it('an account that was never confirmed is swept with what was ticked in its name', async () => {
    await open();
    const boss = await shop.as(admin.email);
    (await savePrivacy(boss, { consents: [news] })).answer();
    const body = { email: 'devika@kayal.example', full_name: 'Devika Kurup', password: 'two-boats-at-dawn' };
    (await shop.visitor.call('signUp', { body: { ...body, consents: [news] } })).answer();
    shop.clock.advance(90 * day);
    const { db } = shop.database;
    await sweep(db, shop.clock.now(), shop.config.keepDays);
    expect(await db.selectFrom('consent').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('customer').select('id').where('email', '=', body.email).execute()).toEqual([]);
  });

  it('after a breach a file names each person once with her data, and another has drafts of the notices', async () => {
    await open();
    const boss = await shop.as(admin.email);
    const her = await shop.as(asha.email);
    await buy(her, variants.shortsS);
    const message = { name: 'Neha', email: 'neha@kayal.example', message: 'Hello', mobileNumber: '=1+1' };
    (await shop.visitor.call('sendWhatsapp', { body: message })).answer();
    const past = { source: 'table' as const, number: '1', ordered_on: '2024-01-01', status: '', total: 0, lines: '[]' };
    const buyer = { email: 'past@kayal.example', address: '', delivery: null, discount: null };
    const order = { id: 'past', import_id: 'import', ...past, ...buyer, created_at: shop.clock.now() };
    await shop.database.db.insertInto('past_order').values(order).execute();
    await offerUpi(boss);
    const waiting = await shop.addShopper();
    (await orderByUpi(waiting, variants.blackM)).answer();
    const affected = await fileOf(boss, { file: 'affected', data: 'orders,messages' });
    const rows = affected.trim().split('\r\n').slice(1);
    expect(rows.toSorted()).toEqual([
      `${asha.email},${asha.name},9876543210,orders`,
      "neha@kayal.example,Neha,'=1+1,messages",
      'past@kayal.example,,,orders',
      expect.stringMatching(`^${waiting.id}@kayal.example,.*,orders$`),
    ]);
    expect(await fileOf(boss, { file: 'affected', data: 'orders', to: '2026-11-01' })).not.toContain(asha.email);
    expect(await fileOf(boss, { file: 'affected', data: 'orders', from: '2026-11-21' })).toContain(asha.email);
    expect((await boss.call('getPrivacyFile', { query: { file: 'affected', from: '2026-02-31' } })).status).toBe(400);

    const notices = await fileOf(boss, { file: 'notices', data: 'orders', from: '2026-11-21' });
    for (const part of ['People: 3', 'stored from 2026-11-21', 'To each person, without delay', 'within 72 hours']) {
      expect(notices).toContain(part);
    }
    expect(notices).not.toContain(asha.email);
    const entries = (await boss.call('getAudit')).answer();
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toContain('privacy.exported notices');
  });

  it('R-83 a deletion is certified, and then no table that a backup copies, no log and no search has the person', async () => {
    await open({ BACKUP_HOURS: '24', BACKUP_KEEP: '30', BACKUP_KEY: 'a1'.repeat(32), BACKUP_DIR: '/nowhere/backups' });
    const { db } = shop.database;
    const boss = await shop.as(admin.email);
    const her = await shop.as(asha.email);
    (await savePrivacy(boss, { consents: [news] })).answer();
    (await choose(her, true)).answer();
    const { orderId } = await buy(her, variants.shortsS);
    await boss.call('updateDelivery', { params: { entryNo: orderId } });
    const message = { name: asha.name, email: asha.email, mobileNumber: phone, message: 'Hello' };
    (await shop.visitor.call('sendWhatsapp', { body: message })).answer();
    (await her.call('deleteAccount', { body: { password: smallPassword } })).answer();

    const [mail] = await shop.mail();
    expect(mail).toMatchObject({ to: asha.email, subject: 'Your KAYAL account was deleted' });
    for (const part of [
      'addresses 1',
      'choices of consent 1',
      'messages to us 1',
      'phone number and address: 1',
      'deleted by 21/12/2026',
    ]) {
      expect(mail?.text).toContain(part);
    }
    const erasures = await fileOf(boss, { file: 'erasures' });
    expect(erasures).toContain(`${asha.id},2026-11-21T06:30:00.000Z`);
    expect(erasures).toContain('2026-12-21T06:30:00.000Z');

    await db.updateTable('outbox').set({ sent_at: shop.clock.now() }).execute();
    shop.clock.advance(2 * 3_600_000);
    await sweep(db, shop.clock.now(), shop.config.keepDays);
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      const text = JSON.stringify(rows);
      expect([name, [asha.email, asha.name, phone].filter((word) => text.includes(word))]).toEqual([name, []]);
    }
    const again = await shop.as(admin.email);
    for (const q of [asha.name, phone]) {
      expect((await again.call('getAllOrders', { query: { q } })).answer().orders ?? []).toEqual([]);
    }
    const log = lines.join('');
    for (const word of [asha.email, asha.name, phone]) expect(log).not.toContain(word);
  });

  it('R-83 what is kept by age goes after the days of its setting', async () => {
    await open();
    const { db } = shop.database;
    const her = await shop.as(rahul.email);
    (await add(her, variants.blackM, 1)).answer();
    const later = shop.clock.now() + 31 * day;
    await sweep(db, later, shop.config.keepDays);
    const bag = () => db.selectFrom('cart_line').select('customer_id').execute();
    expect(await bag()).toEqual([{ customer_id: rahul.id }]);
    await sweep(db, later, { ...shop.config.keepDays, bags: 30 });
    expect(await bag()).toEqual([]);
  });
});
