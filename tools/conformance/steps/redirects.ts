import { fileForm } from '../forms.ts';
import { valueAt } from '../place.ts';
import { asAdmin, kept, learn, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

const none = { params: { id: 'none' } };
/** Its last row leads in a circle. */
const file = 'Redirect from,Redirect to\r\n/pages/a,/policy?page=aboutus\r\n/pages/b,/products\r\n/c,/c/\r\n';

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
  asAdmin('getMissedAddresses', 'none', { query: { limit: '1', offset: '1000' } }),
  asAdmin('deleteRedirectRule', 'one', (facts) => ({ params: { id: kept(facts, 'rule') } })),
  asAdmin('deleteRedirectRule', 'a missing one', none),
  asAdmin('deleteRedirectFile', 'one', (facts) => ({ params: { id: kept(facts, 'redirects') } })),
  asAdmin('deleteRedirectFile', 'a missing one', none),
];
