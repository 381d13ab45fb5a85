/** Navigation state of a link to the login: the page that asked for it, where the login leads back to. */
export interface ReturnState {
  readonly returnTo: string;
}

/**
 * The page that a login's navigation state names; null when it names none or something that is no page of the shop
 * (J07): the login was reached directly and leads home (S2.LOGIN.09).
 */
export function returnAddressOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : null;
}
