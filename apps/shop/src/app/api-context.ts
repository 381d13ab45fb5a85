import type { ShopApi } from '@kayal/api-contract/client';
import { createContext } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    /** Types the context of loaders; without it every loader's context is `any`. */
    v8_middleware: true;
  }
}

/**
 * The API that loaders call: in the browser one over `fetch`, on the server one that calls in-process.
 * Set by both entries through the router's context, so that a loader never knows where it runs.
 */
export const apiContext = createContext<ShopApi>();
