import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    /** Types the context of loaders; without it every loader's context is `any`. */
    v8_middleware: true;
  }
}

/** Parameters of an API client. The client's code is loaded after the first view. */
export interface ApiConnection {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  readonly company: string;
  /** Max retries of a call that may be repeated; the client's default where absent. */
  readonly retries?: number;
}

/**
 * The API that loaders call: in the browser over `fetch`, on the server in-process. Both entries set it in the
 * router's context, so that loaders run the same in both places.
 */
export const apiContext = createContext<ApiConnection>();

const ApiConnectionContext = createReactContext<ApiConnection | null>(null);

/** Provides the API to the screens' machines. */
export const ApiProvider = ApiConnectionContext.Provider;

/** The connection to the API. @throws when there is no provider: a wiring error */
export function useApiConnection(): ApiConnection {
  const place = useContext(ApiConnectionContext);
  if (place === null) throw new Error('No ApiProvider stands above this screen.');
  return place;
}
