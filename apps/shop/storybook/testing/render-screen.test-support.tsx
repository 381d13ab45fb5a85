import type { PublicShop } from '@kayal/api-contract/client';
import {
  comparisonOf,
  deliveryBy,
  offeredWays,
  publicPrivacy,
  storeViewed,
  noticeOf,
  type MoneyFormat,
} from '@kayal/commerce-core';
import { demoSettings, demoShop } from '@kayal/demo-catalogue/settings';
import { toastStore } from '@kayal/design-system';
import { createMockShop, type MockShopOptions, type MockShopState } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { http, type RequestHandler } from 'msw';
import { useState, type ReactElement } from 'react';
import { ActorWatchProvider } from '../../src/machines/actors/actor-watch.ts';
import { createLiveStore, LiveProvider } from '../../src/machines/actors/live-store.ts';
import { startShopActors } from '../../src/machines/actors/start-shop-actors.ts';
import { ApiProvider, type ApiConnection } from '../../src/data/api/api-context.ts';
import { requestClient } from '../../src/data/request-client.ts';
import { createShopLists } from '../../src/data/shop-lists.ts';
import { ShopProvider } from '../../src/data/use-shop.ts';
import { deleteDrafts } from '../../src/browser/drafts/delete-drafts.ts';
import { dropActs, holdActs, replayActs } from '../../src/browser/held-acts.ts';
import { PageSettingsProvider, type PageSettings } from '../../src/runtime/page-settings.ts';
import { memoryPages } from '../../src/runtime/pages/memory-pages.test-support.ts';
import { PageView } from '../../src/runtime/pages/PageView.tsx';
import { showNotice } from '../../src/browser/show-notice.ts';
import { noteAddress } from '../atlas/prove-states.test-support.ts';
import { watchActors } from '../atlas/watch-actors.test-support.ts';
import { GoogleIdentityContext, type GoogleIdentity } from '../../src/parts/GoogleButton/google-identity.ts';
import { framedRoutes, type Frame } from './framed-routes.test-support.tsx';
import { createMemoryStorage } from './memory-storage.test-support.ts';

type Msw = StoryContext['msw'];

/** The screen of a story, its viewer and its scenario. */
export interface ScreenOptions extends MockShopOptions {
  /** Address of the page, with its query. */
  readonly path: string;
  /** Navigation state it is opened with (J07). */
  readonly state?: unknown;
  /** The frame of the screen; the whole page where absent. */
  readonly frame?: Frame;
  /** The currency and locale of the shop; those of the default shop where absent. */
  readonly money?: MoneyFormat;
  /** Ids of recently viewed products, newest first. */
  readonly viewed?: readonly number[];
  /** The ID token that Google's chooser returns, or null when it cannot be reached. Not set up where absent (J29). */
  readonly googleToken?: string | null;
  /** The browser knows that it has no network, and no call is answered. */
  readonly offline?: boolean;
  /** The server did not answer who is here, and the first request for the machines' script fails. */
  readonly unreached?: boolean;
  /** Changes the shop's data before the first call. */
  readonly prepare?: (state: MockShopState) => void;
  /** Changes calls on their way, as a bad network does. */
  readonly through?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/** Google sign-in is not set up, as on a fresh machine (J29). */
const settings: PageSettings = {
  company: demoSettings.companyCode,
  publicOrigin: 'https://kayal.example',
  googleClientId: null,
  visitsPerMeasured: 0,
};

const settingsWithGoogle: PageSettings = { ...settings, googleClientId: 'kayal.apps.example' };

/** A replacement for Google whose chooser answers at once. */
const googleWithToken = (token: string | null): GoogleIdentity => ({
  open: async ({ onToken }) => {
    if (token === null) throw new Error('Google cannot be reached.');
    onToken(token);
  },
});

/** Sets whether the browser reports that it is offline. */
function setOffline(offline: boolean): void {
  if (offline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  else Reflect.deleteProperty(navigator, 'onLine');
}

/** Takes the network away from an open screen; the browser fires `offline`. */
export function loseNetwork(): void {
  setOffline(true);
  globalThis.dispatchEvent(new Event('offline'));
}

const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

/** The end of the channel that a story's other tabs would use. */
let otherTab = new MessageChannel().port2;

/** A channel between the tab of a new screen and its other tabs. */
function openTabs(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  otherTab = port2;
  port1.start();
  return port1;
}

/** Notifies an open screen of what happened in another tab of the browser. */
export const notifyFromOtherTab = (change: 'signedIn' | 'signedOut'): void => otherTab.postMessage(change);

/** Idempotency keys that are the same in every run. */
function createKeys(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `key-${last}`;
  };
}

/** The header of a call that names the screen which sent it. */
const storyHeader = 'x-story';

/** Never answers a call that another screen has left: a login there would change who is signed in here. */
const unlessOfStory = (own: number): RequestHandler =>
  http.all('*', ({ request }) => {
    const from = request.headers.get(storyHeader);
    return from === null || from === String(own) ? undefined : new Promise<never>(() => {});
  });

holdActs();
replayActs();

let opened = 0;

/** Opens a shop for one story: new state and storage, without toasts, actors or requests of an earlier story. */
function openScreen(options: ScreenOptions, msw: Msw) {
  const {
    path,
    state,
    money,
    frame = 'page',
    viewed = [],
    offline = false,
    unreached = false,
    prepare,
    through,
    ...shop
  } = options;
  opened += 1;
  const own = opened;
  const isLatest = () => own === opened;
  const mock = createMockShop(shop);
  prepare?.(mock.state);
  if (money !== undefined) {
    const saved = mock.state.settings;
    const profile = { ...saved.settings.profile, currency: money };
    mock.state.settings = { ...saved, settings: { ...saved.settings, profile } };
  }
  msw.use(unlessOfStory(own), ...mock.handlers);
  noteAddress(path);
  const watch = watchActors();
  setOffline(offline);
  toastStore.clear();
  dropActs();
  deleteDrafts();
  // A change that an earlier story leaves unanswered would hold back one of the same row.
  requestClient.clear();
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set(storyHeader, String(own));
    return fetch(request);
  };
  const connection: ApiConnection = {
    fetch: offline ? noNetwork : (through?.(send) ?? send),
    origin: location.origin,
    company: settings.company,
    retries: 0,
  };
  const ports = { connection, lists: createShopLists() };
  const { pages } = memoryPages(framedRoutes(frame), { path, state, ports });
  const local = createMemoryStorage();
  for (const id of viewed.toReversed()) storeViewed(local, id);
  const storage = { session: createMemoryStorage(), local };
  let isScriptMissing = unreached;
  const live = createLiveStore(
    async () => {
      if (isScriptMissing) {
        isScriptMissing = false;
        throw new TypeError('Failed to fetch dynamically imported module');
      }
      return startShopActors({
        connection,
        storage,
        // What an earlier story waited for ends with it, and would be announced in this one.
        notify: (...notice) => {
          if (isLatest()) showNotice(...notice);
        },
        forgetNotices: toastStore.clear,
        goTo: (address) => void pages.navigate(address),
        tabs: openTabs(),
        newKey: createKeys(),
        watch,
      });
    },
    storage,
    () => showNotice(noticeOf('danger', 'J54.LOAD')),
  );
  if (unreached) live.setUnreachable();
  else void live.whenLive();
  const takesReturns = mock.state.settings.settings.returnDesk?.isOpen === true;
  const { attributes, deliveryTerms, cashTerms, privacy, payments } = {
    ...demoSettings,
    ...mock.state.settings.settings,
  };
  const promotions = mock.state.discounts.length > 0 ? { promotions: true as const } : {};
  const ways = offeredWays({ payments });
  const set = {
    takesReturns,
    ...promotions,
    ...comparisonOf(attributes),
    ...deliveryBy(deliveryTerms, cashTerms),
    ...publicPrivacy(privacy),
    ...(ways.length > 1 ? { paymentWays: [...ways] } : {}),
  };
  return { connection, pages, live, watch, set };
}

/** The default shop, in another currency, with what the settings of a story add for shoppers. */
const shopWith = (
  set: Pick<PublicShop, 'takesReturns' | 'promotions' | 'comparison' | 'deliveryBy' | 'paymentWays' | 'privacy'>,
  money: MoneyFormat = demoShop.profile.currency,
): PublicShop => ({
  ...demoShop,
  ...set,
  profile: { ...demoShop.profile, currency: money },
});

function Screen({ options, msw }: { readonly options: ScreenOptions; readonly msw: Msw }) {
  const [{ connection, pages, live, watch, set }] = useState(() => openScreen(options, msw));
  const { googleToken, money } = options;
  return (
    <PageSettingsProvider value={googleToken === undefined ? settings : settingsWithGoogle}>
      <GoogleIdentityContext value={googleWithToken(googleToken ?? null)}>
        <ApiProvider value={connection}>
          <LiveProvider value={live}>
            <ShopProvider value={shopWith(set, money)}>
              <ActorWatchProvider value={watch}>
                <PageView pages={pages} />
              </ActorWatchProvider>
            </ShopProvider>
          </LiveProvider>
        </ApiProvider>
      </GoogleIdentityContext>
    </PageSettingsProvider>
  );
}

/**
 * A story's `render`: a route of the shop with a new mock shop.
 * @returns renders the screen; each story has new state
 */
export function renderScreen(options: ScreenOptions) {
  return (_args: unknown, { id, msw }: Pick<StoryContext, 'id' | 'msw'>): ReactElement => (
    <Screen key={id} options={options} msw={msw} />
  );
}
