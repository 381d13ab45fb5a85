import { createContext } from 'react-router-dom';
import type { ShopApi } from '@kayal/api-contract/client';

/**
 * The API that loaders call: in the browser one over `fetch`, on the server one that calls in-process.
 * Set by both entries through the router's context, so that a loader never knows where it runs.
 */
export const apiContext = createContext<ShopApi>();
