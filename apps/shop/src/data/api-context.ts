import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    /** Types the context of loaders; without it every loader's context is `any`. */
    v8_middleware: true;
  }
}

/** Where the API is: enough to make a client of it, so that the client itself can come after the first view. */
export interface ApiConnection {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  readonly company: string;
  /** How often a call that may be repeated is repeated; the client's own number where absent. */
  readonly retries?: number;
}

/**
 * The API that loaders call: in the browser over `fetch`, on the server in-process. Set by both entries through the
 * router's context, so that a loader never knows where it runs.
 */
export const apiContext = createContext<ApiConnection>();

const ApiConnectionContext = createReactContext<ApiConnection | null>(null);

/** Hands the API to the screens' own machines. */
export const ApiProvider = ApiConnectionContext.Provider;

/** Where the API is. @throws when no provider stands above: a wiring error */
export function useApiConnection(): ApiConnection {
  const place = useContext(ApiConnectionContext);
  if (place === null) throw new Error('No ApiProvider stands above this screen.');
  return place;
}
