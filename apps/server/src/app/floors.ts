/**
 * The modules, floor by floor from the ground up. A module imports from floors below, and without a circle from its own.
 * `buildApp` registers them in this order.
 */
export const moduleFloors = [
  {
    name: 'ground',
    modules: ['audit', 'catalogue-version', 'events', 'idempotency', 'outbox', 'shop-settings', 'visits'],
  },
  { name: 'goods and people', modules: ['accounts', 'api-tokens', 'catalogue', 'contact', 'privacy'] },
  { name: 'shopping', modules: ['addresses', 'cart', 'delivery', 'stock', 'stock-watch', 'wishlist'] },
  { name: 'orders', modules: ['invoices', 'money', 'orders', 'payments', 'promotions', 'returns', 'tax-documents'] },
  { name: 'merchandising', modules: ['catalogue-import', 'colours', 'offers', 'pictures', 'products'] },
  {
    name: 'whole shop',
    modules: [
      'backups',
      'customers',
      'feeds',
      'health',
      'mailbox',
      'moving',
      'own-data',
      'people-import',
      'redirects',
      'rehearsal',
      'reports',
      'seo',
      'shop-archive',
      'sweep',
      'tables',
      'webhooks',
    ],
  },
] as const;

/** Every folder of the server, floor by floor: what modules stand on, the modules, and what starts them. */
export const floors: readonly { readonly name: string; readonly folders: readonly string[] }[] = [
  { name: 'base', folders: ['basics', 'config', 'db', 'storage', 'http', 'context'] },
  ...moduleFloors.map(({ name, modules }) => ({ name, folders: modules.map((module) => `modules/${module}`) })),
  { name: 'entrance', folders: ['seed', 'app', 'startup', 'cli'] },
];
