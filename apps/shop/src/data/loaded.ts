import type { PageAnswer } from './page-loader.ts';

/** Result of a loader: found, not found, or failed. */
export type Loaded<T> =
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed' };

/** Not found; rendered on the server the page answers 404. */
export const notFound = <T>(): PageAnswer<Loaded<T>> => ({ data: { status: 'not-found' }, status: 404 });

/** Failed; rendered on the server the page answers 503, and it offers a retry. */
const failed = <T>(): PageAnswer<Loaded<T>> => ({ data: { status: 'failed' }, status: 503 });

/**
 * Runs a loader's reads and turns a failure into a state that the screen shows.
 * @param read resolves to undefined when nothing is found
 */
export async function load<T>(read: () => Promise<T | undefined>): Promise<PageAnswer<Loaded<T>>> {
  try {
    const value = await read();
    return value === undefined ? notFound() : { data: { status: 'ready', value }, status: 200 };
  } catch (error) {
    console.error('[loader]', error);
    return failed();
  }
}
