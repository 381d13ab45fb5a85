import { data } from 'react-router-dom';

/** Result of a loader: found, not found, or failed. */
export type Loaded<T> =
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed' };

/** Found. */
const ready = <T>(value: T): Loaded<T> => ({ status: 'ready', value });

/** Not found; rendered on the server the page answers 404. */
export const notFound = <T>() => data<Loaded<T>>({ status: 'not-found' }, { status: 404 });

/** Failed; rendered on the server the page answers 503, and it offers a retry. */
const failed = <T>() => data<Loaded<T>>({ status: 'failed' }, { status: 503 });

/**
 * Runs a loader's reads and turns a failure into a state that the screen shows.
 * @param read resolves to undefined when nothing is found
 */
export async function load<T>(read: () => Promise<T | undefined>) {
  try {
    const value = await read();
    return value === undefined ? notFound<T>() : data<Loaded<T>>(ready(value));
  } catch (error) {
    console.error('[loader]', error);
    return failed<T>();
  }
}
