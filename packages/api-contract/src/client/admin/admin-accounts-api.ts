import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome } from '../transport/outcome.ts';

/** Admins and sessions of customers; for the back office only. */
export function createAdminAccountsApi({ call }: ApiClient) {
  return {
    /** The admins, oldest first. */
    async admins() {
      return outcome(await call('getAdmins'), ({ admins }) => ({ admins }));
    },

    /** Makes an admin of a confirmed account (`user.not_found`). */
    async grantAdmin(email: string) {
      return outcome(await call('grantAdmin', { body: { email } }), done);
    },

    /** Makes a shopper of an admin (`admin.last`). */
    async withdrawAdmin(customer: string) {
      return outcome(await call('withdrawAdmin', { params: { customer } }), done);
    },

    /** The sessions of a customer, last used first. */
    async customerSessions(customer: string) {
      return outcome(await call('getCustomerSessions', { params: { customer } }), ({ sessions }) => ({ sessions }));
    },

    /** Signs a customer out: of one session, or everywhere. @returns how many ended. */
    async endCustomerSessions(customer: string, id?: string) {
      const result =
        id === undefined
          ? await call('endCustomerSessions', { params: { customer } })
          : await call('endCustomerSession', { params: { customer, id } });
      return outcome(result, ({ ended }) => ({ ended }));
    },
  };
}

/** Admins and sessions of customers. */
export type AdminAccountsApi = ReturnType<typeof createAdminAccountsApi>;
