import { fileForm } from '../forms.ts';
import { valueAt } from '../place.ts';
import { asAdmin, kept, learn, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

const none = { params: { id: 'none' } };
const file = 'Redirect from,Redirect to\r\n/pages/a,/policy?page=aboutus\r\n/pages/b,/products\r\n';

/** Old addresses by file and by rule. */
export const redirectSteps: readonly Step[] = [
  asAdmin('addRedirectFile', 'one', { form: fileForm('redirects.csv', file) }, learn({ redirects: 'id' })),
  asAdmin('addRedirectFile', 'nothing', { form: new FormData() }),
  asAdmin('addRedirectRule', 'one', { body: { from: '/blogs/*', to: '/policy' } }, learn({ rule: 'id' })),
  asAdmin('addRedirectRule', 'without a path', { body: { from: 'blogs', to: '/policy' } }),
  asAdmin('addRedirectRule', 'to no address', { body: { from: '/blogs', to: '//evil.example' } }),
  asAdmin('addRedirectRule', 'in a circle', { body: { from: '/blogs', to: '/blogs/' } }),
  asAdmin('getRedirects', 'all', async (_, place) => {
    const isLoaded = (body: unknown): boolean => valueAt(body, 'files.0.state') === 'ready';
    await untilSettled(place, 'getRedirects', {}, isLoaded);
    return {};
  }),
  asAdmin('getMissedAddresses', 'a page', { query: { limit: '1' } }),
  asAdmin('deleteRedirectRule', 'one', (facts) => ({ params: { id: kept(facts, 'rule') } })),
  asAdmin('deleteRedirectRule', 'a missing one', none),
  asAdmin('deleteRedirectFile', 'one', (facts) => ({ params: { id: kept(facts, 'redirects') } })),
  asAdmin('deleteRedirectFile', 'a missing one', none),
];
