import { route } from './route.ts';

/** A shopper's returns and exchanges: only their page loads these. */
export const returnRoutes = {
  getOrderReturns: route('GET', '/return/order/:company/:entryNo', 'self', 'docs/orders.md'),
  askReturn: route('POST', '/return/ask/:company/:entryNo', 'self', 'docs/orders.md'),
  addReturnPicture: route('POST', '/return/picture/:company/:id', 'self', 'docs/orders.md', { form: true }),
  getReturnPicture: route('GET', '/return/picture/:company/:id/:picture', 'self', 'docs/orders.md'),
  cancelReturn: route('POST', '/return/cancel/:company/:id', 'self', 'docs/orders.md'),
};

/** The back office's side of returns. */
export const returnDeskRoutes = {
  getReturns: route('GET', '/returns/:company', 'admin', 'docs/orders.md'),
  takeReturnStep: route('POST', '/return/step/:company/:id', 'admin', 'docs/orders.md'),
  getReturnReport: route('GET', '/returnReport/:company', 'admin', 'docs/orders.md'),
};
