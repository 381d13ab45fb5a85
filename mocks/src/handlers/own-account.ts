import type { MockModule } from '../create-mock-shop.ts';
import { accountsMadeAt } from '../fixtures/accounts.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { isCurrentPassword } from './second-factors.ts';

/** When a story's file of own data is made, ms since 1970. */
const exportedAt = Date.UTC(2026, 10, 21, 6, 30);

/** Sessions, password and data of the signed-in account. */
export function ownAccountHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getSessions', () => answer({ success: true, sessions: [...state.sessions] })),
    endpoint('endSession', ({ params }) => {
      const ended = state.sessions.find(({ id }) => id === params.id);
      if (ended === undefined) return refuse('not_found');
      state.sessions = state.sessions.filter((session) => session !== ended);
      if (ended.current) state.user = null;
      return answer({ success: true, ended: 1 });
    }),
    endpoint('endOtherSessions', () => {
      const left = state.sessions.filter(({ current }) => current);
      const ended = state.sessions.length - left.length;
      state.sessions = left;
      return answer({ success: true, ended });
    }),
    endpoint('confirmIdentity', ({ body: { password } }) => {
      if (!isCurrentPassword(state, password)) return refuse('auth.password');
      state.isConfirmed = true;
      return answer({ success: true, message: 'Confirmed for five minutes.' });
    }),
    endpoint('changePassword', ({ body: { password, newPassword } }) => {
      const { user } = state;
      if (user === null || !isCurrentPassword(state, password)) return refuse('auth.password');
      if (user.isAdmin && newPassword.length < 12) {
        const sentence = 'Please choose a password of at least 12 characters.';
        return refuse('request.invalid', { message: sentence, fields: { newPassword: sentence } });
      }
      state.user = { ...user, password: newPassword };
      state.accounts = state.accounts.map((account) =>
        account.id === user.id ? { ...account, password: newPassword } : account,
      );
      state.sessions = state.sessions.filter(({ current }) => current);
      return answer({ success: true, message: 'Your password has been changed.' });
    }),
    endpoint('exportMyData', () => {
      const { id = '', full_name = '', email = '', mobile = '' } = state.user ?? {};
      const lives = [...state.orderLives];
      return answerFile(
        {
          success: true,
          exportedAt,
          account: { id, full_name, email, mobile, createdAt: accountsMadeAt, signsInWithGoogle: false },
          addresses: state.addresses,
          orders: state.orders,
          parcels: lives.flatMap(([entryNo, { parcels }]) =>
            parcels.map(({ number, courierName, trackingNumber }) => ({
              entryNo,
              number,
              courierName,
              trackingNumber,
            })),
          ),
          orderSteps: lives.flatMap(([entryNo, { steps }]) =>
            steps.map(({ step, at, by, note }) => ({ entryNo, step, at, by, note })),
          ),
          returns: state.returns.filter(({ entryNo }) => state.orders.some((row) => row.EntryNo === entryNo)),
          cart: state.cart.map(({ itemId, uniqueCode, quantity }) => ({ itemId, uniqueCode, quantity })),
          wishlist: state.wishlist.map(({ ID: itemId, uniqueCode }) => ({ itemId, uniqueCode })),
          stockWatches: state.stockWatches.map(({ uniqueCode }) => ({ uniqueCode })),
          sessions: [...state.sessions],
          consents: [...state.consents].map(([consent, text]) => ({
            consent,
            text,
            version: state.settings.version,
            isGiven: text !== '',
            at: accountsMadeAt,
          })),
          contactMessages: [],
          mails: [{ subject: 'Your KAYAL order KY260001', createdAt: accountsMadeAt, sentAt: null }],
        },
        'my-data.json',
      );
    }),
    endpoint('deleteAccount', ({ body }) => {
      const { user } = state;
      if (user === null || !isCurrentPassword(state, body.password)) return refuse('auth.password');
      if (state.orders.some(({ LedCode, isDelivered }) => LedCode === user.id && !isDelivered)) {
        return refuse('account.order_open');
      }
      if (user.isAdmin && state.accounts.filter(({ isAdmin }) => isAdmin).length === 1) return refuse('admin.last');
      state.accounts = state.accounts.filter(({ id }) => id !== user.id);
      state.user = null;
      return answer({ success: true, message: 'Your account is deleted.' });
    }),
  ];
}
