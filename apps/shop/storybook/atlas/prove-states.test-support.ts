import { screens, type ScreenName, type Situation } from './screens.test-support.ts';
import { activeStates } from './watch-actors.test-support.ts';

const has = (selector: string) => (): boolean => document.querySelector(selector) !== null;
const isIn = (state: string) => (): boolean => [...activeStates()].some((each) => each.startsWith(state));

const isReady = (): boolean =>
  has('main h1')() && !has('main :is([aria-busy="true"], [data-kind]:not([data-kind="empty"]))')();

/** Checks by claimed situation; the story's own test checks the other situations. */
const proofs: { readonly [Name in Situation]?: () => boolean } = {
  ready: isReady,
  loading: () =>
    has('[aria-busy="true"], [role="progressbar"]')() ||
    [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent.startsWith('Loading')),
  empty: has('[data-kind="empty"]'),
  failed: has(':is(main, [role="dialog"]) :is([data-kind="failed"], [role="alert"]:not(:empty))'),
  offline: has('[data-kind="offline"]'),
  notAllowed: has('[data-kind="notAllowed"]'),
  signedOut: isIn('session.signedOut'),
  shopper: isIn('session.signedIn.shopper'),
  admin: isIn('session.signedIn.admin'),
  longContent: () => isReady() && document.documentElement.scrollWidth <= document.documentElement.clientWidth,
};

let address: string | null = null;

/** Stores the address at which a story opens its screen. */
export function noteAddress(path: string): void {
  address = new URL(path, location.origin).pathname;
}

const isProven = (situation: string): situation is Situation => situation in proofs;
const isScreen = (name: string): name is ScreenName => name in screens;

function isAddressOf(name: ScreenName): boolean {
  const routes = Object.values(screens).map(({ route }) => route);
  const { route } = screens[name];
  return route === '*' ? !routes.some((each) => each === address) : route === address;
}

function situationError(claim: string): string | null {
  const [screen = '', situation = ''] = claim.split('/');
  if (!isScreen(screen)) return 'there is no such screen or machine';
  if (!isAddressOf(screen)) return `the story opens ${address ?? 'no screen'}`;
  return !isProven(situation) || proofs[situation]?.() ? null : 'the page does not look like it';
}

/**
 * The claims of a story that do not hold, one line for each; empty when all hold now.
 * @param claims its `parameters.states`
 */
export function errorsOf(claims: readonly string[]): string[] {
  const active = activeStates();
  return claims.flatMap((claim) => {
    if (active.has(claim)) return [];
    if (claim.includes('/')) {
      const error = situationError(claim);
      return error === null ? [] : [`${claim}: ${error}`];
    }
    return [`${claim}: no actor is in it; active are ${[...active].join(', ') || 'none'}`];
  });
}
