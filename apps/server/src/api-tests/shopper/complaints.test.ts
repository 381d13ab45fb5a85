import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const dayMs = 86_400_000;
const fields = {
  name: 'Visit http://bad.example',
  email: 'Asha@Kayal.example',
  mobileNumber: '98',
  message: 'It tore.',
};
const seller = {
  legalName: 'Kayal Apparel',
  officerName: 'Leela Varghese',
  officerDesignation: 'Grievance officer',
  officerEmail: 'grievance@kayal.example',
  officerPhone: '',
};

forEachEngine('complaints', (engine) => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  afterEach(() => shop.close());

  const admin = () => shop.as(people.admin.email);
  const send = async (headers = {}) => (await shop.visitor.call('sendWhatsapp', { body: fields, headers })).answer();
  const mails = () => shop.database.db.selectFrom('outbox').selectAll().where('channel', '=', 'mail').execute();
  const find = (number: string, email = fields.email) =>
    shop.visitor.call('findComplaint', { body: { number, email } });

  /** The owner names the seller and who answers complaints. */
  async function nameSeller(named = seller): Promise<void> {
    const owner = await admin();
    const { version, settings, theme } = (await owner.call('getSettings')).answer();
    const body = { version, settings: { ...settings, seller: named }, theme };
    expect((await owner.call('saveSettings', { body })).status).toBe(200);
  }

  /** Sends a message. @returns its number */
  async function complain(): Promise<string> {
    const { number } = await send();
    if (number === undefined) throw new Error('The message has no number.');
    return number;
  }

  it('S7.EXT.08 without a named officer a message has no number and nobody gets a mail', async () => {
    expect(await send()).toEqual({ success: true });
    expect(await mails()).toEqual([]);
    expect((await shop.visitor.call('getShop')).answer().seller).toBeNull();
  });

  it('with one it has a number at once, and its sender a mail that repeats nothing of it', async () => {
    await nameSeller();
    const number = await complain();
    expect(number).toMatch(/^C[0-9A-Z]{9}$/);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual(['asha@kayal.example', []]);
    expect(mail?.subject).toContain(number);
    expect(mail?.body).toContain('Leela Varghese, Grievance officer, grievance@kayal.example');
    expect(mail?.body).not.toMatch(/bad\.example|tore/);
    expect((await shop.visitor.call('getShop')).answer().seller).toEqual(seller);
  });

  it('J30 the same message sent twice has one number and one mail', async () => {
    await nameSeller();
    const key = { 'idempotency-key': 'one' };
    const first = await send(key);
    expect(await send(key)).toEqual(first);
    expect(await mails()).toHaveLength(1);
  });

  it('where it stands is shown to who knows number and address, in any case, and to nobody else', async () => {
    await nameSeller();
    const number = await complain();
    const at = shop.clock.now();
    expect((await find(number.toLowerCase(), ' asha@KAYAL.example ')).answer()).toEqual({
      success: true,
      number,
      createdAt: at,
      dueAt: at + 30 * dayMs,
      answeredAt: null,
    });
    expect((await find(number, 'other@kayal.example')).refusal().code).toBe('not_found');
    expect((await find('C000000000')).refusal().code).toBe('not_found');
  });

  it('the shop notes once when it answered', async () => {
    await nameSeller();
    const number = await complain();
    const owner = await admin();
    const [message] = (await owner.call('getContactMessages')).answer();
    const answered = () => owner.call('answerMessage', { params: { id: message?.id ?? '' } });
    shop.clock.advance(60_000);
    const at = shop.clock.now();
    expect((await answered()).status).toBe(200);
    shop.clock.advance(60_000);
    expect((await answered()).status).toBe(200);
    expect((await find(number)).answer().answeredAt).toBe(at);
    expect((await owner.call('answerMessage', { params: { id: 'none' } })).refusal().code).toBe('not_found');
    const actions = (await owner.call('getAudit')).answer().map(({ action }) => action);
    expect(actions.filter((action) => action === 'message.answered')).toHaveLength(1);
  });
});
