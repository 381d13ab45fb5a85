import { data } from 'react-router-dom';

/** What a loader found: something, nothing by that name, or a reason why it could not look (J54). */
export type Loaded<T> =
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed' };

/** Found. */
const ready = <T>(value: T): Loaded<T> => ({ status: 'ready', value });

/** Nothing by that name; the page answers 404 when rendered on the server. */
export const notFound = <T>() => data<Loaded<T>>({ status: 'not-found' }, { status: 404 });

/** Could not look; the page answers 503 when rendered on the server and offers another try. */
const failed = <T>() => data<Loaded<T>>({ status: 'failed' }, { status: 503 });

/**
 * Runs a loader's reads and turns a failure into a state that the screen shows.
 * @param read answers undefined when nothing goes by that name
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
