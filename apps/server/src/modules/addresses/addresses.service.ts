import type { Address, AddressFields, WireOf } from '@kayal/api-contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { answerOnce, hashWrite, refuseWhenBusy, type Answered } from '../idempotency/idempotency.service.ts';
import {
  activateAddress,
  deactivateAddresses,
  findAddress,
  insertAddress,
  listAddresses,
  removeAddress,
  updateAddressFields,
} from './addresses.repository.ts';

type AddressRow = WireOf<'getAddress'>['answer']['data'];

/** Addresses one customer may keep. */
export const maxAddresses = 20;

function toWire(customerId: string, address: Address): AddressRow {
  return { ...address, ledcode: customerId };
}

/** A customer's addresses. */
export async function readAddresses(context: AppContext, customerId: string): Promise<AddressRow[]> {
  const addresses = await listAddresses(context.db, customerId);
  return addresses.map((address) => toWire(customerId, address));
}

/** One address of a customer's. @throws ApiError `not_found` when it does not exist or is another customer's */
export async function readAddress(context: AppContext, customerId: string, id: string): Promise<AddressRow> {
  const address = await findAddress(context.db, customerId, id);
  if (address === undefined) throw new ApiError('not_found');
  return toWire(customerId, address);
}

/**
 * Stores a new address; a customer's first becomes the active one.
 *
 * @param key idempotency key, when the client sent one
 * @throws ApiError `address.limit`, `idempotency.reused`, `idempotency.in_progress`
 */
export async function addAddress(
  context: AppContext,
  customerId: string,
  fields: AddressFields,
  key: string | undefined,
): Promise<Answered<WireOf<'addAddress'>['answer']>> {
  const bodyHash = hashWrite('addAddress', [fields]);
  return refuseWhenBusy('idempotency.in_progress', () =>
    inTransaction(context.db, async (trx) => {
      await lockCart(trx, customerId);
      return answerOnce(trx, { customerId, key, bodyHash, now: context.now() }, async () => {
        const kept = await listAddresses(trx, customerId);
        if (kept.length >= maxAddresses) throw new ApiError('address.limit');
        const address = { ...fields, id: newId(), isActive: kept.length === 0 };
        await insertAddress(trx, customerId, address, context.now());
        return { success: true as const, message: 'Address added successfully', id: address.id };
      });
    }),
  );
}

/** Rewrites an address; owner and active mark stay. @throws ApiError `not_found` */
export async function changeAddress(
  context: AppContext,
  customerId: string,
  id: string,
  fields: AddressFields,
): Promise<void> {
  if (!(await updateAddressFields(context.db, customerId, id, fields))) throw new ApiError('not_found');
}

/** Makes an address the active one, in place of the one before. @throws ApiError `not_found` */
export async function chooseAddress(context: AppContext, customerId: string, id: string): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    await lockCart(trx, customerId);
    if ((await findAddress(trx, customerId, id)) === undefined) throw new ApiError('not_found');
    await deactivateAddresses(trx, customerId);
    await activateAddress(trx, customerId, id);
  });
}

/** Deletes an address; no other becomes active in its place. @throws ApiError `not_found` */
export async function removeOwnAddress(context: AppContext, customerId: string, id: string): Promise<void> {
  if (!(await removeAddress(context.db, customerId, id))) throw new ApiError('not_found');
}
