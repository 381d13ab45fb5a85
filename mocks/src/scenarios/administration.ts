import { shopArchiveKeptMs } from '@kayal/api-contract';
import { demoSettings } from '@kayal/demo-catalogue/settings';
import { openRehearsal, rehearsalDifferences } from '../fixtures/settings.ts';
import { promotionDesk } from './discounts.ts';
import type { Scenario } from './scenario.ts';

/** Orders of the back office, offers, settings and tokens. */
export const administrationScenarios = {
  redirectsDown: { behaves: { getRedirects: 'internal', getMissedAddresses: 'internal' } },
  /** A shop that came from nowhere. */
  redirectsNone: {
    prepare: (state) => void Object.assign(state, { redirects: { files: [], rules: [] }, missedAddresses: [] }),
  },
  rehearsalCopying: {
    prepare: (state) => {
      state.rehearsal = { ...state.rehearsal, state: 'copying', done: 31, total: 124 };
    },
  },
  rehearsalOpen: {
    prepare: (state) => void Object.assign(state, { rehearsal: openRehearsal, rehearsalDifferences }),
  },
  rehearsalUnchanged: { prepare: (state) => void Object.assign(state, { rehearsal: openRehearsal }) },
  rehearsalStopped: {
    prepare: (state) => {
      const refusal = 'A row of the rehearsal cannot stand beside one of the shop. Nothing was changed.';
      state.rehearsal = { ...openRehearsal, isOpen: false, problem: 'port', refusal };
    },
  },
  rehearsalSwitching: {
    prepare: (state) => {
      state.rehearsal = { ...state.rehearsal, state: 'switching', madeAt: openRehearsal.madeAt };
    },
  },
  rehearsalFailed: {
    prepare: (state) => {
      state.rehearsal = { ...state.rehearsal, state: 'failed' };
    },
  },
  rehearsalHttp: { behaves: { makeRehearsal: 'rehearsal.address' } },
  rehearsalDown: { behaves: { getRehearsal: 'internal' } },
  rehearsalWaiting: { behaves: { getRehearsal: 'waiting' } },
  archiveWorking: {
    prepare: (state) => {
      state.shopArchive = { ...state.shopArchive, state: 'working', done: 31, total: 124 };
    },
  },
  archiveReady: {
    prepare: (state) => {
      const madeAt = Date.UTC(2026, 10, 21, 6, 30);
      const keptUntil = madeAt + shopArchiveKeptMs;
      state.shopArchive = { ...state.shopArchive, state: 'ready', bytes: 1_480_000_000, madeAt, keptUntil };
    },
  },
  archiveFailed: {
    prepare: (state) => {
      state.shopArchive = { ...state.shopArchive, state: 'failed' };
    },
  },
  archiveDown: { behaves: { getShopArchive: 'internal' } },
  archiveWaiting: { behaves: { getShopArchive: 'waiting' } },
  tokensWaiting: { behaves: { getApiTokens: 'waiting' } },
  tokensNone: { prepare: (state) => void Object.assign(state, { apiTokens: [] }) },
  orderDaysDown: { behaves: { getOrderDays: 'internal' } },
  exportDown: { behaves: { exportOrders: 'internal' } },
  deliveryWaiting: { behaves: { updateDelivery: 'waiting' } },
  panelsDown: { behaves: { getAudit: 'internal', getContactMessages: 'internal', getShopHealth: 'internal' } },
  /** A shop that has just started, without backups. */
  healthOfNewShop: {
    prepare: (state) => {
      const messages = { waiting: 0, oldestAt: null, lastError: null, dead: 0 };
      const backup = { scheduled: false, lastAt: null };
      state.shopHealth = { ...state.shopHealth, messages, backup, slowestCalls: [] };
      state.deadLetters = [];
    },
  },
  /** The database's clock is a minute and a half ahead of the shop's, the browser's 20 minutes behind it. */
  clocksDiffer: {
    prepare: (state) => {
      state.shopClocks = { aheadOfBrowserMs: 20 * 60_000, databaseAheadMs: 90_000 };
    },
  },
  deadLettersDown: { behaves: { getDeadLetters: 'internal' } },
  deadLetterStuck: { behaves: { retryDeadLetter: 'internal' } },
  cancelDown: { behaves: { cancelOrder: 'internal' } },
  deliveryDown: { behaves: { updateDelivery: 'internal' } },
  offersDown: { behaves: { getOffers: 'internal' } },
  offersWaiting: { behaves: { getOffers: 'waiting' } },
  offerDown: { behaves: { addOffer: 'internal' } },
  offerNoAnswer: { behaves: { addOffer: 'no-answer' } },
  offerSessionEnded: { behaves: { addOffer: 'auth.required' } },
  offerPriceRefused: { behaves: { addOffer: 'offer.price' } },
  offerWaiting: { behaves: { addOffer: 'waiting' } },
  offerNotRemoved: { behaves: { removeOffer: 'internal' } },
  offerRemoving: { behaves: { removeOffer: 'waiting' } },
  /** The owner added a policy page to the five specified ones. */
  policyAdded: {
    prepare: (state) => {
      const { settings } = state.settings;
      const markdown = 'Cloth lives longer when it is washed rarely.\n\n## Washing\n\nCold, inside out.\n';
      const policies = [...settings.policies, { slug: 'washing-care', title: 'Washing and care', markdown }];
      state.settings = { ...state.settings, settings: { ...settings, policies } };
    },
  },
  /** The first order was placed. */
  companyCodeFixed: {
    prepare: (state) => {
      state.settings = { ...state.settings, companyCodeFixedBy: 'orders' };
    },
  },
  /** The shop issues numbered invoices. */
  invoicesOn: {
    prepare: (state) => {
      const { settings } = state.settings;
      const invoicing = { ...demoSettings.invoicing, scheme: 'regular' as const };
      state.settings = { ...state.settings, settings: { ...settings, invoicing } };
    },
  },
  /** Promotions in every state. */
  promotionDesk: {
    prepare: (state) => {
      state.discounts = [...promotionDesk];
    },
  },
  promotionsDown: { behaves: { getPromotions: 'internal' } },
  promotionsWaiting: { behaves: { getPromotions: 'waiting' } },
  promotionSaving: { behaves: { addPromotion: 'waiting' } },
  promotionNotSaved: { behaves: { addPromotion: 'internal' } },
  promotionReportDown: { behaves: { getPromotionReport: 'internal' } },
  settingsDown: { behaves: { getSettings: 'internal' } },
  settingsWaiting: { behaves: { getSettings: 'waiting' } },
  settingsSaving: { behaves: { saveSettings: 'waiting' } },
  settingsNotSaved: { behaves: { saveSettings: 'internal' } },
  /** Another admin saved since the page was read. */
  settingsChanged: { behaves: { saveSettings: 'settings.changed' } },
  themeTooFaint: { behaves: { saveSettings: 'theme.contrast' } },
  tokensDown: { behaves: { getApiTokens: 'internal' } },
  tokenWaiting: { behaves: { addApiToken: 'waiting' } },
} as const satisfies Readonly<Record<string, Scenario>>;
