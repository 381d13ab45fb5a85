/** Max length of an order number in an address, in characters. */
const maxNumberLength = 40;

const asNumber = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maxNumberLength) : null;

/** The order number of `?o=`; null shows the sample. */
export const entryNoOfAddress = (search: string): string | null => asNumber(new URLSearchParams(search).get('o'));

/**
 * The order number in a link's navigation state; null when there is none. The state is untrusted: it may be old or
 * foreign.
 */
export function entryNoOfState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('entryNo' in state)) return null;
  return asNumber(state.entryNo);
}
