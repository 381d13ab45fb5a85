import { createContext, useContext } from 'react';

/** Parameters of an API client. The client's code is loaded after the first view. */
export interface ApiConnection {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  readonly company: string;
  /** Max retries of a call that may be repeated; the client's default where absent. */
  readonly retries?: number;
}

const ApiConnectionContext = createContext<ApiConnection | null>(null);

/** Provides the API to the screens' machines. */
export const ApiProvider = ApiConnectionContext.Provider;

/** The connection to the API. @throws when there is no provider: a wiring error */
export function useApiConnection(): ApiConnection {
  const place = useContext(ApiConnectionContext);
  if (place === null) throw new Error('No ApiProvider stands above this screen.');
  return place;
}
