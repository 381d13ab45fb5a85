import type { ShopApi } from '@kayal/api-contract/client';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from './api-context.ts';

/** The API, for loaders. Its code is no part of the first view: the server has read what that shows. */
export async function loadApi(context: Readonly<RouterContextProvider>): Promise<ShopApi> {
  const { apiOf } = await import('./api-of.ts');
  return apiOf(context.get(apiContext));
}
