import { decodeProductLink } from '@kayal/api-contract/client';
import type { Selection } from '@kayal/commerce-core';

/** A product as an address or a link's state names it; the name is never authoritative. */
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

/** The product of a link's navigation state, which may be anything, stale or foreign; null when it names none. */
export function productOfState(state: unknown): NamedProduct | null {
  if (typeof state !== 'object' || state === null || !('id' in state)) return null;
  const { id } = state;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > 999_999_999) return null;
  const name = 'itemName' in state && typeof state.itemName === 'string' ? state.itemName : '';
  return { id, name };
}

/** The choice in an address, as after a login; the machine checks whether it exists. */
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

/** This page's address with the choice in it: where a login leads back to. */
export function addressWithSelection(pathname: string, search: string, { size, colour }: Selection): string {
  const query = new URLSearchParams(search);
  if (size !== null) query.set('size', size);
  if (colour !== null) query.set('color', colour);
  return `${pathname}?${query.toString()}`;
}
