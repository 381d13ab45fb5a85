import type { MockModule } from '../create-mock-shop.ts';
import { setupToken } from '../fixtures/account-security.ts';
import { accountsMadeAt, markOf, type MockAccount } from '../fixtures/accounts.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

/** Admins, and the first admin of a new shop. */
export function adminAccountHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const setAdmin = (id: string, isAdmin: boolean): void => {
    state.accounts = state.accounts.map((account) => (account.id === id ? { ...account, isAdmin } : account));
  };
  const admins = () => state.accounts.filter(({ isAdmin }) => isAdmin);
  return [
    endpoint('getAdmins', () =>
      answer({
        success: true,
        admins: admins().map(({ id, full_name, email }) => ({
          id,
          full_name,
          email,
          createdAt: accountsMadeAt,
          hasSecondFactor: state.passkeys.length > 0 || state.totpAddedAt !== null,
        })),
      }),
    ),
    endpoint('grantAdmin', ({ body }) => {
      const account = state.accounts.find(({ email, viewer }) => email === body.email && viewer !== null);
      if (account === undefined) return refuse('user.not_found');
      setAdmin(account.id, true);
      return answer({ success: true, message: `${account.full_name} is an admin.` });
    }),
    endpoint('withdrawAdmin', ({ params }) => {
      const account = admins().find(({ id }) => id === params.customer);
      if (account === undefined) return refuse('user.not_found');
      if (admins().length === 1) return refuse('admin.last');
      setAdmin(account.id, false);
      return answer({ success: true, message: `${account.full_name} is no longer an admin.` });
    }),
    endpoint('getCustomerSessions', () =>
      answer({ success: true, sessions: state.sessions.map((row) => ({ ...row, current: false })) }),
    ),
    endpoint('endCustomerSessions', ({ params }) => {
      if (!state.accounts.some(({ id }) => id === params.customer)) return answer({ success: true, ended: 0 });
      const ended = state.sessions.length;
      state.sessions = [];
      return answer({ success: true, ended });
    }),
    endpoint('endCustomerSession', ({ params }) => {
      const left = state.sessions.filter(({ id }) => id !== params.id);
      if (left.length === state.sessions.length) return refuse('not_found');
      state.sessions = left;
      return answer({ success: true, ended: 1 });
    }),
    endpoint('getSetup', () => answer({ success: true, due: state.isSetupDue })),
    endpoint('createFirstAdmin', ({ body: { token, email, full_name, password } }) => {
      if (!state.isSetupDue || token !== setupToken) return refuse('setup.refused');
      const id = `cus_new_${nextId(state)}`;
      const account: MockAccount = { viewer: 'admin', id, full_name, email, mobile: '', isAdmin: true, password };
      state.accounts = [...state.accounts, account];
      state.isSetupDue = false;
      state.user = account;
      return answer([{ id, full_name, email, password: markOf(account) }]);
    }),
  ];
}
