/** Navigation state of a link to the login: the page to which the login leads back. */
export interface ReturnState {
  readonly returnTo: string;
}

/**
 * The page that a login's navigation state names; null when it names no page of the shop. The login
 * then goes to home.
 */
export function returnAddressOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : null;
}
