import type { TokenScope } from '@kayal/api-contract/client';

/** What each scope of a token allows. */
export const scopeTexts: Readonly<Record<TokenScope, string>> = {
  stock: 'set stock',
  prices: 'set prices',
  catalogue: 'import and export the catalogue',
  orders: 'read orders',
};
