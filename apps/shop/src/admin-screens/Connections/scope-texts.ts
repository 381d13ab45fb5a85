import type { TokenScope } from '@kayal/api-contract/client';

/** Text of each scope of a token. */
export const scopeTexts: Readonly<Record<TokenScope, string>> = {
  stock: 'set stock',
  prices: 'set prices',
  catalogue: 'import and export the catalogue',
  orders: 'read orders',
  parcels: 'say where parcels are',
};
