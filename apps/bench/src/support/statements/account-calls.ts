import * as counters from '../../../../server/src/db/rate-counters.ts';
import * as settings from '../../../../server/src/db/settings.repository.ts';
import * as admins from '../../../../server/src/modules/accounts/admins/admins.repository.ts';
import * as codes from '../../../../server/src/modules/accounts/codes/codes.repository.ts';
import * as customers from '../../../../server/src/modules/accounts/customers/customers.repository.ts';
import * as own from '../../../../server/src/modules/own-data/own-data.repository.ts';
import * as events from '../../../../server/src/modules/events/events.repository.ts';
import * as challenges from '../../../../server/src/modules/accounts/second-factor/challenges.repository.ts';
import * as factors from '../../../../server/src/modules/accounts/second-factor/factors.repository.ts';
import * as sessions from '../../../../server/src/modules/accounts/sessions/sessions.repository.ts';
import * as tokens from '../../../../server/src/modules/api-tokens/api-tokens.repository.ts';
import * as audit from '../../../../server/src/modules/audit/audit.repository.ts';
import * as contact from '../../../../server/src/modules/contact/contact.repository.ts';
import * as answers from '../../../../server/src/modules/idempotency/idempotency.repository.ts';
import * as deadLetters from '../../../../server/src/modules/outbox/dead-letters.repository.ts';
import * as outbox from '../../../../server/src/modules/outbox/outbox.repository.ts';
import * as shopSettings from '../../../../server/src/modules/shop-settings/shop-settings.repository.ts';
import { sweep } from '../../../../server/src/modules/sweep/sweep.repository.ts';
import * as webhooks from '../../../../server/src/modules/webhooks/webhooks.repository.ts';
import { known, largeShopNow as now } from '../large-shop.ts';
import type { TimedCall } from './timed-call.ts';

const page = { limit: 50, offset: 0 };
const far = { limit: 50, offset: 15_000 };
const customer = known.rareCustomer;
const email = 'person40000@kayal.example';
const keepDays = { deadLetters: 30, contactMessages: 365, unverifiedAccounts: 30 };
const session = {
  token_hash: 'new',
  customer_id: customer,
  remembered: 1,
  created_at: now,
  seen_at: now,
  second_factor: 0,
  device: '',
} as const;
const code = {
  id: 'new',
  customer_id: customer,
  purpose: 'reset',
  code_hmac: 'x',
  tries: 0,
  closed: 0,
  created_at: now,
  expires_at: now,
} as const;
const passkey = {
  id: 'new',
  customer_id: customer,
  public_key: 'x',
  counter: 0,
  transports: '[]',
  name: 'Phone',
  created_at: now,
  used_at: null,
};
const message = {
  id: 'new',
  channel: 'mail',
  recipient: email,
  subject: 's',
  body: 'b',
  attempts: 0,
  due_at: now,
  sent_at: null,
  dead: 0,
  last_error: null,
  created_at: now,
} as const;
const states = ['dead', 'sent', 'waiting', undefined] as const;

const deliveries: readonly TimedCall[] = states.flatMap((state) =>
  [undefined, known.webhook].flatMap((webhookId): TimedCall[] => {
    const name = `${state ?? 'all'}${webhookId === undefined ? '' : ', of one webhook'}`;
    return [
      [`countDeliveries, ${name}`, (db) => webhooks.countDeliveries(db, { state, webhookId })],
      [`listDeliveries, ${name}`, (db) => webhooks.listDeliveries(db, { state, webhookId }, page)],
      [`listDeliveries, ${name}, far page`, (db) => webhooks.listDeliveries(db, { state, webhookId }, far)],
    ];
  }),
);

const accounts: readonly TimedCall[] = [
  ['countOne', (db) => counters.countOne(db, 'r40000', 60_000, now)],
  ['readCount', (db) => counters.readCount(db, 'r40000', now)],
  ['setCount', (db) => counters.setCount(db, 'r40000', { count: 1, windowEndsAt: now })],
  ['clearCounts', (db) => counters.clearCounts(db, ['r40000', 'r40001'])],
  ['readServerKey', (db) => settings.readServerKey(db)],
  ['readSetting', (db) => settings.readSetting(db, 'x')],
  ['listAdmins', (db) => admins.listAdmins(db)],
  ['lockAdmins', (db) => admins.lockAdmins(db)],
  ['hasAdmin', (db) => admins.hasAdmin(db)],
  [
    'closeCodes, insertCode',
    async (db) => {
      await codes.closeCodes(db, customer, 'reset');
      await codes.insertCode(db, code);
    },
  ],
  ['renewCode', (db) => codes.renewCode(db, 'o500', { code_hmac: 'x', created_at: now, expires_at: now })],
  ['findCode', (db) => codes.findCode(db, 'o500', 'reset')],
  ['findOpenCode', (db) => codes.findOpenCode(db, 'c1000500', 'reset')],
  ['spendTry', (db) => codes.spendTry(db, 'o500', 0)],
  ['findUsableCode', (db) => codes.findUsableCode(db, 'o500', 0)],
  ['useCode', (db) => codes.useCode(db, 'o500')],
  ['findByEmail', (db) => customers.findByEmail(db, email)],
  ['lockByEmail', (db) => customers.lockByEmail(db, email)],
  ['lockCustomer', (db) => customers.lockCustomer(db, customer)],
  ['findByGoogle', (db) => customers.findByGoogle(db, 'sub')],
  ['findCustomer', (db) => customers.findCustomer(db, customer)],
  ['updateCustomer', (db) => customers.updateCustomer(db, customer, { full_name: 'New Name' })],
  ['listCartItems', (db) => own.listCartItems(db, customer)],
  ['listWishes', (db) => own.listWishes(db, customer)],
  ['listWatchedCodes', (db) => own.listWatchedCodes(db, customer)],
  ['listContactMessagesOf', (db) => own.listContactMessagesOf(db, email)],
  ['listMailsTo', (db) => own.listMailsTo(db, email)],
  ['hasOpenOrder, of 2,500', (db) => own.hasOpenOrder(db, 'c1000004')],
  ['anonymiseOrders, 2,500 orders', (db) => own.anonymiseOrders(db, known.keenCustomer, 'Deleted')],
  ['deleteOwnRows', (db) => own.deleteOwnRows(db, customer, email)],
  [
    'deleteOwnRows, deleteCustomer',
    async (db) => {
      await own.deleteOwnRows(db, 'c1059998', 'person59998@kayal.example');
      await own.deleteCustomer(db, 'c1059998').catch(() => undefined);
    },
  ],
  [
    'insertChallenge',
    (db) =>
      challenges.insertChallenge(db, {
        id: 'new',
        customer_id: customer,
        kind: 'passkey',
        secret: 'x',
        remembered: 0,
        tries: 0,
        expires_at: now,
      }),
  ],
  ['findChallenge', (db) => challenges.findChallenge(db, 'a500', 'sign-in', now)],
  ['spendChallengeTry', (db) => challenges.spendChallengeTry(db, 'a500', 'sign-in', now)],
  ['useChallenge', (db) => challenges.useChallenge(db, 'a500')],
  ['hasSecondFactor', (db) => factors.hasSecondFactor(db, customer)],
  ['listPasskeys', (db) => factors.listPasskeys(db, customer)],
  [
    'insertPasskey, touchPasskey',
    async (db) => {
      await factors.insertPasskey(db, passkey);
      await factors.touchPasskey(db, 'new', { counter: 1, used_at: now });
    },
  ],
  ['deletePasskey', (db) => factors.deletePasskey(db, customer, 'none')],
  [
    'replaceTotp, findTotp, takeTotpStep, deleteTotp',
    async (db) => {
      await factors.replaceTotp(db, { customer_id: customer, secret: 'x', last_step: 0, created_at: now });
      await factors.findTotp(db, customer);
      await factors.takeTotpStep(db, customer, 1);
      await factors.deleteTotp(db, customer);
    },
  ],
  [
    'replaceRecoveryCodes, countRecoveryCodes, useRecoveryCode',
    async (db) => {
      await factors.replaceRecoveryCodes(db, customer, ['one', 'two']);
      await factors.countRecoveryCodes(db, customer);
      await factors.useRecoveryCode(db, customer, 'one');
    },
  ],
  ['deleteSecondFactors', (db) => factors.deleteSecondFactors(db, customer)],
  ['findSession', (db) => sessions.findSession(db, 's1040000')],
  ['listSessions', (db) => sessions.listSessions(db, customer)],
  ['insertSession', (db) => sessions.insertSession(db, session, 10)],
  ['touchSession', (db) => sessions.touchSession(db, 's1040000', now)],
  ['markSecondFactor', (db) => sessions.markSecondFactor(db, 's1040000')],
  ['deleteSession', (db) => sessions.deleteSession(db, 's1040000')],
  ['deleteOtherSessions', (db) => sessions.deleteOtherSessions(db, customer, 's1040000')],
  ['signOutEverywhere', (db) => sessions.signOutEverywhere(db, customer)],
];

/** Calls about accounts and sessions, messages, settings, and the sweep. */
export const accountCalls: readonly TimedCall[] = [
  ...accounts,
  ...deliveries,
  ['listTokens', (db) => tokens.listTokens(db, 100)],
  ['findToken', (db) => tokens.findToken(db, 'x')],
  [
    'insertAudit',
    (db) => audit.insertAudit(db, { actorId: known.admin, action: 'a', subject: 's', before: {}, after: {}, at: now }),
  ],
  ['countAudit', (db) => audit.countAudit(db)],
  ['listAudit', (db) => audit.listAudit(db, page)],
  ['listAudit, far page', (db) => audit.listAudit(db, { limit: 50, offset: 45_000 })],
  [
    'insertContactMessage',
    (db) =>
      contact.insertContactMessage(db, { id: 'new', name: 'n', email, mobile: '1', message: 'm', created_at: now }),
  ],
  ['findContactMessage', (db) => contact.findContactMessage(db, 'm1015000')],
  ['listContactMessages', (db) => contact.listContactMessages(db, page)],
  ['listContactMessages, far page', (db) => contact.listContactMessages(db, far)],
  ['countContactMessages', (db) => contact.countContactMessages(db)],
  ['findAnswer', (db) => answers.findAnswer(db, customer, 'key40000')],
  [
    'storeAnswer',
    (db) =>
      answers.storeAnswer(db, {
        customer_id: customer,
        key: 'new',
        body_hash: 'x',
        status: 200,
        body: '{}',
        created_at: now,
      }),
  ],
  ['listDeadLetters', (db) => deadLetters.listDeadLetters(db, page)],
  ['listDeadLetters, far page', (db) => deadLetters.listDeadLetters(db, { limit: 50, offset: 2000 })],
  ['countDeadLetters', (db) => deadLetters.countDeadLetters(db)],
  ['sendAgain', (db) => deadLetters.sendAgain(db, 'm1000000', { dead: 1 }, now)],
  ['deleteDeadLetter', (db) => deadLetters.deleteDeadLetter(db, 'm1000000')],
  ['insertMessage', (db) => outbox.insertMessage(db, message)],
  [
    'claimDue, of mails none of which waits',
    (db) => outbox.claimDue(db, 'mail', { now, latestDue: now + 1000, retryAt: now, limit: 20 }),
  ],
  [
    'claimDue, of webhooks',
    (db) => outbox.claimDue(db, 'webhook', { now, latestDue: now + 1000, retryAt: now, limit: 20 }),
  ],
  [
    'claimDue, nothing due',
    (db) => outbox.claimDue(db, 'webhook', { now: 0, latestDue: now + 1000, retryAt: now, limit: 20 }),
  ],
  ['markSent', (db) => outbox.markSent(db, { ...message, id: 'm1040000' }, now)],
  ['markFailed', (db) => outbox.markFailed(db, 'm1040000', { due_at: now, dead: 0, last_error: 'refused' })],
  ['outboxFigures', (db) => outbox.outboxFigures(db)],
  ['findLastError', (db) => outbox.findLastError(db)],
  ['newestMessages', (db) => outbox.newestMessages(db, 100)],
  ['listWebhooks', (db) => webhooks.listWebhooks(db)],
  ['findWebhook', (db) => webhooks.findWebhook(db, known.webhook)],
  ['hasSubscriber', (db) => events.hasSubscriber(db, 'order.placed')],
  ['insertEvent', (db) => events.insertEvent(db, { prefix: 'new', event: 'order.placed', body: '{}', at: now })],
  ['deleteWebhook, 12,500 deliveries', (db) => webhooks.deleteWebhook(db, known.webhook)],
  ['findNewestSettings', (db) => shopSettings.findNewestSettings(db)],
  ['findNewestVersion', (db) => shopSettings.findNewestVersion(db)],
  ['findSettings', (db) => shopSettings.findSettings(db, 1000)],
  ['findSettingsSavedAt', (db) => shopSettings.findSettingsSavedAt(db, 1000, '["season"]')],
  ['findNewestChange', (db) => shopSettings.findNewestChange(db, '["season"]')],
  ['findNewestChange, none', (db) => shopSettings.findNewestChange(db, '["none"]')],
  ['hasOrders', (db) => shopSettings.hasOrders(db)],
  ['countSettings', (db) => shopSettings.countSettings(db)],
  ['listSettings', (db) => shopSettings.listSettings(db, page)],
  ['sweep, nothing to delete', (db) => sweep(db, 0, keepDays)],
  ['sweep, an hour of rows', async (db) => sweep(db, now, keepDays)],
];
