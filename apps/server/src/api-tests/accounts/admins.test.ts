import { apiBase } from '@kayal/api-contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAdmin } from '../../modules/accounts/admins/create-admin.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';

const { asha, rahul, admin } = people;

forBothEngines('admins', (engine) => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  afterEach(() => shop.close());

  it('R-14 R-64 the role is granted and withdrawn: audited, sessions ended, the old password void', async () => {
    const boss = await shop.as(admin.email);
    const her = await shop.as(asha.email);
    const grant = (email: string) => boss.call('grantAdmin', { body: { email } });
    expect((await grant('nobody@example.com')).refusal().code).toBe('user.not_found');
    expect((await grant(` ${asha.email.toUpperCase()} `)).status).toBe(200);
    expect((await her.call('session')).answer().user).toBeNull();
    const logIn = (password: string) => shop.visitor.call('login', { body: { email: asha.email, password } });
    expect((await logIn(smallPassword)).status).toBe(401);
    expect((await shop.mail())[0]?.text).toContain('at least 12 characters');

    await shop.visitor.call('sendOtp', { body: { email: asha.email } });
    const otp = /\b\d{6}\b/.exec((await shop.mail()).find(({ subject }) => subject.endsWith('code'))?.text ?? '')?.[0];
    const reset = (newPassword: string) =>
      shop.visitor.call('updatePassword', { body: { email: asha.email, otp, newPassword } });
    expect((await reset('too short')).status).toBe(400);
    expect((await reset('lagoon-wind-forty')).status).toBe(200);
    expect((await logIn('lagoon-wind-forty')).answer()).toMatchObject([{ password: 'admin' }]);
    const newAdmin = await shop.as(asha.email);
    expect((await newAdmin.call('getAllOrders')).status).toBe(200);
    expect((await boss.call('getAdmins')).answer().admins).toMatchObject([
      { id: admin.id, hasSecondFactor: false },
      { id: asha.id },
    ]);

    shop.clock.advance(1000);
    const withdraw = (customer: string) => boss.call('withdrawAdmin', { params: { customer } });
    expect((await withdraw(rahul.id)).refusal().code).toBe('user.not_found');
    expect((await withdraw(asha.id)).status).toBe(200);
    expect((await newAdmin.call('getAllOrders')).status).toBe(401);
    expect((await withdraw(admin.id)).refusal().code).toBe('admin.last');
    const [shopper, role] = [{ role: 'shopper' }, { role: 'admin' }].map((fields) => JSON.stringify(fields));
    const entries = (await boss.call('getAudit')).answer();
    const entry = { actorId: admin.id, subject: asha.id };
    expect(entries.filter(({ action }) => action.startsWith('admin.'))).toMatchObject([
      { ...entry, action: 'admin.withdrawn', before: role, after: shopper },
      { ...entry, action: 'admin.granted', before: shopper, after: role },
    ]);
  });

  it('R-10 a session alone makes no admin and no token and exports nothing: five minutes after the password it is asked for', async () => {
    const boss = await shop.as(admin.email);
    const grave = () =>
      Promise.all([
        boss.call('grantAdmin', { body: { email: rahul.email } }),
        boss.call('addApiToken', { body: { name: 'ERP', scopes: ['orders'] } }),
        boss.call('exportOrders', { body: {} }),
      ]);
    shop.clock.advance(5 * 60_000);
    expect((await grave()).map((reply) => reply.refusal().code)).toEqual(Array(3).fill('auth.confirm'));
    const confirm = (password: string) => boss.call('confirmIdentity', { body: { password } });
    expect((await confirm('not hers')).refusal().code).toBe('auth.password');
    expect((await grave()).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await confirm(smallPassword)).status).toBe(200);
    expect((await grave()).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('R-10 an account without a password is changed within five minutes of its sign-in only', async () => {
    const her = await shop.as(asha.email);
    const { db } = shop.database;
    await db.updateTable('customer').set({ password_hash: null }).where('id', '=', asha.id).execute();
    const startTotp = () => her.call('startTotp', { body: { password: '' } });
    expect((await startTotp()).status).toBe(200);
    shop.clock.advance(5 * 60_000);
    expect((await startTotp()).refusal().code).toBe('auth.no_password');
    expect((await her.call('deleteAccount', { body: { password: 'any' } })).refusal().code).toBe('auth.no_password');
  });

  it('R-14 R-64 the role granted to an admin again changes nothing: her session stays, and no entry is written', async () => {
    const boss = await shop.as(admin.email);
    expect((await boss.call('grantAdmin', { body: { email: admin.email } })).status).toBe(200);
    expect((await boss.call('getAudit')).answer()).toEqual([]);
    expect(await shop.mail()).toEqual([]);
  });

  it('R-14 R-64 the API tokens of an admin end with her role, and are not valid again when it is granted again', async () => {
    const { db } = shop.database;
    const boss = await shop.as(admin.email);
    const makeAdmin = () => createAdmin(db, { email: asha.email, name: 'Asha', password: 'lagoon-wind-forty' }, 1);
    const makeToken = async () => {
      const her = await shop.as(asha.email);
      return (await her.call('addApiToken', { body: { name: 'Tally', scopes: ['orders'] } })).answer();
    };
    const feed = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await shop.app.inject({ url: `${apiBase}/feed/orders/kayal`, headers })).statusCode;
    };
    const revoked = async () =>
      (await boss.call('getAudit'))
        .answer()
        .flatMap(({ action, subject }) => (action === 'token.revoked' ? [subject] : []));
    const listed = async () => (await boss.call('getApiTokens')).answer().length;
    const ids: string[] = [];
    // As a version left them that did not end tokens.
    const loseRole = () => db.updateTable('customer').set({ role: 'shopper' }).where('id', '=', asha.id).execute();
    const withdraw = () => boss.call('withdrawAdmin', { params: { customer: asha.id } });
    const grant = () => boss.call('grantAdmin', { body: { email: asha.email } });
    for (const [lose, left, regain] of [
      [withdraw, 0, grant],
      [loseRole, 1, grant],
      [loseRole, 1, makeAdmin],
    ] as const) {
      await makeAdmin();
      const { token, row } = await makeToken();
      expect(await feed(token)).toBe(200);
      await makeAdmin();
      expect(await feed(token)).toBe(200);
      await lose();
      expect(await listed()).toBe(left);
      await regain();
      expect([await feed(token), await listed()]).toEqual([401, 0]);
      ids.push(row.id);
    }
    expect((await revoked()).toSorted()).toEqual(ids.toSorted());
  });

  it('R-77 a granted or withdrawn role is in the log', async () => {
    const lines: string[] = [];
    const logged = await openTestApp({ engine, seed: 'small', log: (line) => lines.push(line) });
    const events = () => lines.splice(0).filter((line) => line.includes('"event":"role.changed"')).length;
    const boss = await logged.as(admin.email);
    await boss.call('grantAdmin', { body: { email: asha.email } });
    expect(events()).toBe(1);
    await boss.call('withdrawAdmin', { params: { customer: asha.id } });
    expect(events()).toBe(1);
    await logged.close();
  });

  it('R-14 of two admins who withdraw each other at once one stays', async () => {
    await createAdmin(shop.database.db, { email: rahul.email, name: 'Rahul', password: 'lagoon-wind-forty' }, 1);
    const [first, second] = [await shop.as(admin.email), await shop.as(rahul.email)];
    await Promise.all([
      first.call('withdrawAdmin', { params: { customer: rahul.id } }),
      second.call('withdrawAdmin', { params: { customer: admin.id } }),
    ]);
    const admins = await shop.database.db.selectFrom('customer').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  it('R-10 an admin who lost her second factor starts over by the command line', async () => {
    const { db } = shop.database;
    const totp = { customer_id: admin.id, secret: 'JBSWY3DPEHPK3PXP', last_step: 0, created_at: 0 };
    await db.insertInto('totp').values(totp).execute();
    const logIn = (password: string) => shop.visitor.call('login', { body: { email: admin.email, password } });
    expect((await logIn(smallPassword)).refusal().code).toBe('SECOND_FACTOR_REQUIRED');
    await createAdmin(db, { email: admin.email, name: admin.name, password: 'lagoon-wind-forty' }, 1);
    expect((await logIn('lagoon-wind-forty')).status).toBe(200);
  });

  it('R-08 R-64 making an admin on the command line is audited', async () => {
    await createAdmin(shop.database.db, { email: 'new@example.com', name: 'New', password: 'lagoon-wind-forty' }, 1);
    await createAdmin(shop.database.db, { email: asha.email, name: 'Asha', password: 'lagoon-wind-forty' }, 1);
    const entries = (await (await shop.as('new@example.com')).call('getAudit')).answer();
    const entry = { action: 'admin.granted', actorId: 'command-line', actorName: null };
    const after = JSON.stringify({ role: 'admin' });
    expect(entries).toMatchObject([
      { ...entry, subject: asha.id, before: JSON.stringify({ role: 'shopper' }), after },
      { ...entry, before: JSON.stringify({ role: null }), after },
    ]);
  });
});
