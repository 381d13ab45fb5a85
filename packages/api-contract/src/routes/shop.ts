import { listed, route } from './route.ts';

/** What anyone may read of the shop itself, and the message that anyone may send to it. */
export const shopRoutes = {
  getShop: route('GET', '/shop/:company', 'anyone', 'docs/opening-a-shop.md'),
  getPolicy: route('GET', '/policy/:company/:slug', 'anyone', 'docs/opening-a-shop.md'),
  sendWhatsapp: route('POST', '/send-whatsapp', 'anyone', 'S7.EXT.08', {
    ...listed,
    failureIsAnswer: true,
    atRoot: true,
  }),
  findComplaint: route('POST', '/complaint/:company', 'anyone', 'docs/opening-a-shop.md'),
};
