import { decodeProductLink } from '@kayal/api-contract/client';
import type { Selection } from '@kayal/commerce-core';

/** A product named by an address or a link's navigation state; the name is not trusted. */
export interface NamedProduct {
  readonly id: number;
  readonly name: string;
}

/** Max length of a size or colour in an address, in characters. */
const maxChoiceLength = 40;

/** The product of `?I=&N=`; null when either is malformed. */
export function productOfAddress(search: string): NamedProduct | null {
  const query = new URLSearchParams(search);
  return decodeProductLink(query.get('I'), query.get('N'));
}

/**
 * The product in a link's navigation state; null when there is none. The state is untrusted: it may be old or foreign.
 */
export function productOfState(state: unknown): NamedProduct | null {
  if (typeof state !== 'object' || state === null || !('id' in state)) return null;
  const { id } = state;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > 999_999_999) return null;
  const name = 'itemName' in state && typeof state.itemName === 'string' ? state.itemName : '';
  return { id, name };
}

/** The size and colour in an address, for example after a login; the machine checks that they exist. */
export function selectionOfAddress(search: string): Partial<Selection> {
  const query = new URLSearchParams(search);
  const read = (name: string): string | undefined => {
    const value = query.get(name)?.trim() ?? '';
    return value === '' || value.length > maxChoiceLength ? undefined : value;
  };
  const size = read('size');
  const colour = read('color');
  return { ...(size === undefined ? {} : { size }), ...(colour === undefined ? {} : { colour }) };
}

/** This page's address with size and colour, to which a login leads back. */
export function addressWithSelection(pathname: string, search: string, { size, colour }: Selection): string {
  const query = new URLSearchParams(search);
  if (size !== null) query.set('size', size);
  if (colour !== null) query.set('color', colour);
  return `${pathname}?${query.toString()}`;
}
