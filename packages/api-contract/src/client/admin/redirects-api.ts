import type { WireOf } from '../../endpoints.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome, pageQuery, totalOf } from '../transport/outcome.ts';
import type { Page } from './admin-api.ts';

/** Redirects by file and by rule. */
export type Redirects = WireOf<'getRedirects'>['answer'];
/** A file of redirects. */
export type RedirectFile = Redirects['files'][number];
/** A rule. */
export type RedirectRule = Redirects['rules'][number];
/** An address that leads nowhere. */
export type MissedAddress = WireOf<'getMissedAddresses'>['answer'][number];

/** Calls about old addresses, for the back office only. */
export function createRedirectsApi({ call }: ApiClient) {
  return {
    /** All files and rules. */
    async redirects() {
      return outcome(await call('getRedirects'), (redirects) => ({ redirects }));
    },

    /** Uploads a file; resolves before its rows are loaded (`import.missing`, `redirect.limit`). */
    async addRedirectFile(file: File, signal?: AbortSignal) {
      const form = new FormData();
      form.append('file', file);
      const result = await call('addRedirectFile', { form, ...(signal === undefined ? {} : { signal }) });
      return outcome(result, (added) => ({ file: added }));
    },

    /** Removes a file with its rows. */
    async deleteRedirectFile(id: string) {
      return outcome(await call('deleteRedirectFile', { params: { id } }), done);
    },

    /** Adds a rule (`redirect.from`, `redirect.to`, `redirect.listed`, `redirect.loop`, `redirect.limit`). */
    async addRedirectRule(rule: Pick<RedirectRule, 'from' | 'to'>) {
      return outcome(await call('addRedirectRule', { body: rule }), (added) => ({ rule: added }));
    },

    /** Removes a rule. */
    async deleteRedirectRule(id: string) {
      return outcome(await call('deleteRedirectRule', { params: { id } }), done);
    },

    /** Addresses that lead nowhere, the most frequent first. */
    async missedAddresses(page: Page = {}) {
      const result = await call('getMissedAddresses', { query: pageQuery(page) });
      return outcome(result, (items, headers) => ({ items, total: totalOf(headers, items) }));
    },
  };
}

/** Calls about old addresses. */
export type RedirectsApi = ReturnType<typeof createRedirectsApi>;
