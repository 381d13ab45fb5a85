import { productTarget } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When files and rules of a story are added, ms since 1970. */
const now = Date.UTC(2026, 10, 21, 6, 30);

/** Pages of the shop that a story names. */
const pages = ['/products', '/searchpage', '/policy'];

const withoutEnd = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** Old addresses. A file is loaded at once. */
export function redirectHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getRedirects', () => answer(state.redirects)),
    endpoint('addRedirectFile', ({ form }) => {
      const file = form?.get('file') ?? null;
      if (!(file instanceof File)) return refuse('import.missing');
      const { files } = state.redirects;
      const none = { rows: 0, counts: [], problems: [], error: null };
      const added = {
        id: `redirects_${nextId(state)}`,
        name: file.name,
        state: 'loading' as const,
        createdAt: now,
        ...none,
      };
      state.redirects = { ...state.redirects, files: [{ ...added, state: 'ready', rows: 2 }, ...files] };
      return answer(added);
    }),
    endpoint('deleteRedirectFile', ({ params }) => {
      const files = state.redirects.files.filter(({ id }) => id !== params.id);
      if (files.length === state.redirects.files.length) return refuse('not_found');
      state.redirects = { ...state.redirects, files };
      return answer({ success: true, message: 'The redirects were removed.' });
    }),
    endpoint('addRedirectRule', ({ body }) => {
      const from = withoutEnd(body.from);
      const { to } = body;
      if (!from.startsWith('/') || from.includes('?')) {
        return refuse('redirect.from', { fields: { from: 'a path that begins with /, without a query' } });
      }
      if (to !== productTarget && !/^(\/(?![/\\])|https:\/\/)/.test(to)) {
        return refuse('redirect.to', { fields: { to: 'a path, a full https address, or names of the old address' } });
      }
      if (pages.includes(from)) return refuse('redirect.listed');
      if (withoutEnd(to) === from) return refuse('redirect.loop');
      const rule = { id: `rule_${nextId(state)}`, from, to, createdAt: now };
      const rules = [rule, ...state.redirects.rules.filter((each) => each.from !== from)];
      state.redirects = { ...state.redirects, rules };
      state.missedAddresses = state.missedAddresses.filter(({ path }) => path !== from);
      return answer(rule);
    }),
    endpoint('deleteRedirectRule', ({ params }) => {
      const rules = state.redirects.rules.filter(({ id }) => id !== params.id);
      if (rules.length === state.redirects.rules.length) return refuse('not_found');
      state.redirects = { ...state.redirects, rules };
      return answer({ success: true, message: 'The redirect was removed.' });
    }),
    endpoint('getMissedAddresses', ({ query }) =>
      answer(pageOf(state.missedAddresses, query), state.missedAddresses.length),
    ),
  ];
}
