import { createContext, useContext } from 'react';
import type { ShopApi } from '@kayal/api-contract/client';

const ApiContext = createContext<ShopApi | null>(null);

/** Hands the API to the screens' own machines. */
export const ApiProvider = ApiContext.Provider;

/** The API. @throws when no provider stands above: a wiring fault */
export function useApi(): ShopApi {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('No ApiProvider stands above this screen.');
  return api;
}
