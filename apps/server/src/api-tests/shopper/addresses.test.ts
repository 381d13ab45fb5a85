import type { WireOf } from '@kayal/api-contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller, CallOptions } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

const fields = {
  name: 'Asha Nair',
  mobile: '98765 00011',
  pincode: '682042',
  locality: 'Kakkanad',
  address: '6th Floor, Tidal Block',
  city: 'Kochi',
  district: 'Ernakulam',
  addressType: 'Office',
};

forEachEngine('addresses', (engine) => {
  let shop: TestApp;
  let asha: Caller;
  /** The address that a shopper of the harness has from the start. */
  let first: string;

  const addressesOf = async (who: Caller): Promise<WireOf<'getAddresses'>['answer']['data']> =>
    (await who.call('getAddresses', { params: { customer: who.id } })).answer().data;
  const keep = async (changes: object = {}, headers: CallOptions['headers'] = {}) =>
    asha.call('addAddress', { body: { ...fields, ...changes }, headers });

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
    first = `addr-${asha.id}`;
  });

  it('S7.ADDR.03 S7.ADDR.01 S3.ENT.11 an address is stored and listed after the older ones', async () => {
    const { id } = (await keep()).answer();
    expect(await addressesOf(asha)).toMatchObject([
      { id: first, isActive: true },
      { ...fields, id, isActive: false, ledcode: asha.id },
    ]);
  });

  it('S4.ADDR.01 the first address becomes the active one, the next does not', async () => {
    await asha.call('deleteAddress', { body: { addressId: first } });
    await keep();
    shop.clock.advance(1);
    await keep();
    expect((await addressesOf(asha)).map(({ isActive }) => isActive)).toEqual([true, false]);
  });

  it('S3.ENT.12 an address is Home where no type is given; other types are refused', async () => {
    const { id } = (await keep({ addressType: undefined })).answer();
    const { data } = (await asha.call('getAddress', { params: { id } })).answer();
    expect(data.addressType).toBe('Home');
    expect((await keep({ addressType: 'Villa' })).status).toBe(400);
  });

  it('S5.ADDR.01 J50 fields are free text, bounded, without control characters', async () => {
    expect((await keep({ pincode: 'none yet', mobile: 'ask my sister', locality: '' })).status).toBe(200);
    expect((await keep({ name: 'n'.repeat(101) })).status).toBe(400);
    expect((await keep({ address: 'a'.repeat(300) })).status).toBe(200);
    expect((await keep({ address: 'a'.repeat(301) })).status).toBe(400);
    expect((await keep({ city: 'Ko\u0000chi' })).status).toBe(400);
    expect((await keep({ city: undefined })).status).toBe(400);
  });

  it('R-31 owner, id and active mark cannot be written', async () => {
    const { id } = (await keep({ id: 'mine', isActive: true, is_active: 1, customer_id: 'cust-rahul' })).answer();
    expect(id).not.toBe('mine');
    expect(await addressesOf(asha)).toMatchObject([{ isActive: true }, { id, isActive: false }]);
    expect((await keep({ ledcode: 'cust-rahul' })).status).toBe(403);
  });

  it('R-61 the same key keeps one address', async () => {
    const once = await keep({}, { 'idempotency-key': 'address-1' });
    const twice = await keep({}, { 'idempotency-key': 'address-1' });
    expect(twice.text).toBe(once.text);
    expect(twice.headers['idempotent-replayed']).toBe('true');
    expect(await addressesOf(asha)).toHaveLength(2);
    expect((await keep({ city: 'Thrissur' }, { 'idempotency-key': 'address-1' })).status).toBe(422);
    expect((await keep({}, { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
  });

  it('S7.ADDR.03 a customer has max 20 addresses, also with concurrent calls', async () => {
    const replies = await Promise.all(Array.from({ length: 22 }, async () => keep()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(replies.filter(({ status }) => status === 409).map((reply) => reply.refusal().code)).toEqual(
      Array.from({ length: 3 }, () => 'address.limit'),
    );
    expect(await addressesOf(asha)).toHaveLength(20);
  });

  it('S7.ADDR.04 an address is changed; it stays active and hers', async () => {
    const body = { ...fields, city: 'Thrissur', isActive: false };
    expect((await asha.call('updateAddress', { params: { id: first }, body })).status).toBe(200);
    const { data } = (await asha.call('getAddress', { params: { id: first } })).answer();
    expect(data).toEqual({ ...fields, city: 'Thrissur', id: first, isActive: true, ledcode: asha.id });
  });

  it('S7.ADDR.05 R-57 one address is active', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await keep()).answer().id));
    const replies = await Promise.all(
      ids.map(async (addressId) => asha.call('setActiveAddress', { body: { addressId, ledcode: asha.id } })),
    );
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await addressesOf(asha)).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it.each([
    ['the body', (addressId: string, ledcode: string) => ({ body: { addressId, ledcode } })],
    ['the query', (addressId: string, ledcode: string) => ({ query: { addressId, ledcode } })],
    ['both', (addressId: string, ledcode: string) => ({ body: { addressId, ledcode }, query: { addressId, ledcode } })],
  ])('S7.ADDR.06 J13 an address named in %s is forgotten, and no other becomes active', async (_, name) => {
    await keep();
    expect((await asha.call('deleteAddress', name(first, asha.id))).status).toBe(200);
    expect(await addressesOf(asha)).toMatchObject([{ city: 'Kochi', isActive: false }]);
    expect((await asha.call('deleteAddress', name(first, asha.id))).status).toBe(404);
  });

  it('S7.ADDR.06 a call without an id deletes nothing', async () => {
    expect((await asha.call('deleteAddress', { body: {} })).status).toBe(400);
    expect((await asha.call('deleteAddress')).status).toBe(400);
    expect(await addressesOf(asha)).toHaveLength(1);
  });

  it('J11 our company after the path is an alias, another one is unknown', async () => {
    const statusOf = async (company: string) =>
      (await shop.app.inject({ url: `/api/onlineorder/user/getAddress/${first}/${company}` })).statusCode;
    expect(await statusOf('kayal')).toBe(401);
    expect(await statusOf('other')).toBe(404);
  });

  it('R-45 addresses are never kept by a cache', async () => {
    const { headers } = await asha.call('getAddresses', { params: { customer: asha.id } });
    expect(headers['cache-control']).toContain('no-store');
  });
});
