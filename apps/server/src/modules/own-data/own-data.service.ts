import type { WireOf } from '@kayal/api-contract';
import { formatDay, formatOrderDate } from '@kayal/commerce-core';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { readAddresses } from '../addresses/addresses.service.ts';
import { readPastOrders } from '../orders/past/past-orders.ts';
import { readCustomerOrders } from '../orders/orders.service.ts';
import { toReturnRows } from '../returns/read-returns.ts';
import { loadReturns } from '../returns/stored-returns.repository.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { accountDeletedMail } from '../accounts/account-mails.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { lockAdmins } from '../accounts/admins/admins.repository.ts';
import { findCustomer, lockUnchanged, updateCustomer } from '../accounts/customers/customers.repository.ts';
import { createCurrentPasswordCheck } from '../accounts/passwords/current-password.ts';
import type { Caller } from '../accounts/places/caller.ts';
import type { Sessions } from '../accounts/sessions/sessions.service.ts';
import { insertErasure, listConsentsOf } from '../privacy/privacy.repository.ts';
import { forgetBuyer } from '../tax-documents/forget-buyer.ts';
import { backupsUntil, erasureCertificate } from './erasure.ts';
import {
  anonymiseOrders,
  anonymiseParcels,
  anonymisePayments,
  anonymiseReturns,
  deleteCustomer,
  deleteOwnRows,
  hasMoneyDue,
  hasOpenOrder,
  hasOpenReturn,
  hasWaitingOrder,
  listCartItems,
  listContactMessagesOf,
  listMailsTo,
  listOrderSteps,
  listParcels,
  listReturns,
  listWatchedCodes,
  listWishes,
} from './own-data.repository.ts';

/** Export and deletion of a customer's own data. */
export interface OwnData {
  read(identity: Identity): Promise<WireOf<'exportMyData'>['answer']>;
  /**
   * Deletes the account. Orders stay for the books, without name, phone and address.
   * @throws ApiError `auth.password`, `account.order_open`, `admin.last`.
   */
  deleteAccount(identity: Identity, password: string, caller: Caller): Promise<void>;
}

/** Replaces the name of a deleted customer in her orders. */
const deletedName = 'Deleted customer';
const openReturn = 'A return of yours is still open. Cancel it, or wait until it has ended.';
const waitingOrder = 'An order of yours waits for its payment. Take it back, or wait until it has ended.';
const moneyDue = 'Money of yours is on its way back. Wait until it has arrived, or ask us about it.';
/** More than any customer has; it bounds the size of one answer. */
const maxOrders = 10_000;

/** Makes the own data of an app. */
export function createOwnData(services: AccountServices, sessions: Sessions): OwnData {
  const { context } = services;
  const { db, now, outbox } = context;
  const checkPassword = createCurrentPasswordCheck(services);

  return {
    async read({ customerId, sessionHash }) {
      const customer = await findCustomer(db, customerId);
      if (customer === undefined) throw new ApiError('auth.required');
      const { id, full_name, email, mobile, created_at: createdAt, google_sub } = customer;
      const pastOrders = await readPastOrders(context, id);
      return {
        success: true,
        exportedAt: now(),
        account: { id, full_name, email, mobile, createdAt, signsInWithGoogle: google_sub !== null },
        addresses: await readAddresses(context, id),
        orders: await readCustomerOrders(context, id, { limit: maxOrders, offset: 0 }),
        ...(pastOrders.length === 0 ? {} : { pastOrders }),
        parcels: await listParcels(db, id),
        orderSteps: await listOrderSteps(db, id),
        returns: await toReturnRows(context, db, await loadReturns(db, await listReturns(db, id))),
        cart: await listCartItems(db, id),
        wishlist: await listWishes(db, id),
        stockWatches: await listWatchedCodes(db, id),
        sessions: await sessions.list(id, sessionHash),
        consents: (await listConsentsOf(db, id)).map(({ consent, text, version, given, created_at: at }) => ({
          consent,
          text,
          version,
          isGiven: given === 1,
          at,
        })),
        contactMessages: await listContactMessagesOf(db, email),
        mails: await listMailsTo(db, email),
      };
    },

    async deleteAccount(identity, password, caller) {
      const customer = await checkPassword(identity, password, caller);
      const { id, email, role } = customer;
      await inTransaction(db, async (trx) => {
        if (role === 'admin' && (await lockAdmins(trx)).length === 1) throw new ApiError('admin.last');
        // Placing an order and asking for a return lock the same row, so neither happens between the check and the deletion.
        if (!(await lockUnchanged(trx, customer))) throw new ApiError('auth.password');
        if (await hasOpenOrder(trx, id)) throw new ApiError('account.order_open');
        if (await hasOpenReturn(trx, id)) throw new ApiError('account.order_open', { message: openReturn });
        if (await hasWaitingOrder(trx, id)) throw new ApiError('account.order_open', { message: waitingOrder });
        if (await hasMoneyDue(trx, id)) throw new ApiError('account.order_open', { message: moneyDue });
        const counts = await deleteOwnRows(trx, id, email);
        await anonymisePayments(trx, id);
        await anonymiseParcels(trx, id);
        await anonymiseReturns(trx, id);
        await forgetBuyer(trx, id, deletedName);
        const orders = await anonymiseOrders(trx, id, deletedName);
        if (orders === 0) await deleteCustomer(trx, id);
        else {
          await updateCustomer(trx, id, {
            email: `${id.toLowerCase()}@deleted.invalid`,
            full_name: deletedName,
            mobile: '',
            password_hash: null,
            google_sub: null,
            role: 'shopper',
            verified: 0,
          });
        }
        const until = backupsUntil(context);
        await insertErasure(trx, {
          customer_id: id,
          counts: JSON.stringify(counts),
          backups_until: until,
          created_at: now(),
        });
        const current = await settingsIn(context, trx);
        const untilText =
          until === null
            ? null
            : formatDay(formatOrderDate(until, current.settings.timeZone), current.settings.profile.currency.locale);
        await outbox.post(trx, accountDeletedMail(current, customer, erasureCertificate(counts, orders, untilText)));
      });
      caller.note('account.deleted', id);
    },
  };
}
