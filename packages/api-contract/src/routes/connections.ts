import { confirmed, route } from './route.ts';

/** Calls of other programs, and webhooks: tokens, feeds, deliveries. */
export const connectionRoutes = {
  getApiTokens: route('GET', '/apiTokens/:company', 'admin', 'docs/feeds.md'),
  addApiToken: route('POST', '/apiTokens/:company', 'admin', 'docs/feeds.md', confirmed),
  revokeApiToken: route('DELETE', '/apiToken/:company/:id', 'admin', 'docs/feeds.md'),
  feedStock: route('POST', '/feed/stock/:company', 'token', 'docs/feeds.md'),
  feedPrices: route('POST', '/feed/prices/:company', 'token', 'docs/feeds.md'),
  feedImport: route('POST', '/feed/import/:company', 'token', 'docs/feeds.md'),
  feedOrders: route('GET', '/feed/orders/:company', 'token', 'docs/feeds.md'),
  feedOrdersFile: route('GET', '/feed/orders.csv/:company', 'token', 'docs/feeds.md'),
  feedParcels: route('POST', '/feed/parcels/:company', 'token', 'docs/orders.md'),
  feedProducts: route('GET', '/feed/products.csv/:company', 'token', 'docs/feeds.md'),
  getWebhooks: route('GET', '/webhooks/:company', 'admin', 'ADR 13'),
  addWebhook: route('POST', '/webhooks/:company', 'admin', 'ADR 13', confirmed),
  deleteWebhook: route('DELETE', '/webhooks/:company/:id', 'admin', 'ADR 13'),
  getWebhookDeliveries: route('GET', '/webhookDeliveries/:company', 'admin', 'ADR 13'),
  replayWebhookDelivery: route('POST', '/webhookDeliveries/replay/:company/:id', 'admin', 'ADR 13'),
  getDeadLetters: route('GET', '/deadLetters/:company', 'admin', 'ADR 13'),
  retryDeadLetter: route('POST', '/deadLetters/retry/:company/:id', 'admin', 'ADR 13'),
  dropDeadLetter: route('DELETE', '/deadLetters/:company/:id', 'admin', 'ADR 13'),
};
