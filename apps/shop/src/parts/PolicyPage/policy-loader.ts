import type { PolicyPage } from '@kayal/api-contract/client';
import { unwrap } from '@kayal/commerce-core';
import type { PageRequest } from '../../data/page-loader.ts';
import { loadApi } from '../../data/api/load-api.ts';
import { load } from '../../data/loaded.ts';

/** The parts of a policy page that are shown. */
export type PolicyText = Pick<PolicyPage, 'title' | 'intro' | 'sections' | 'updatedAt'>;

/** Reads a policy page. @param slug its name in the settings */
export const policyLoader =
  (slug: string) =>
  ({ connection }: PageRequest) =>
    load<PolicyText>(async () => {
      const api = await loadApi(connection);
      const answer = await api.policyPage(slug);
      if (!answer.ok && answer.status === 404) return undefined;
      const { title, intro, sections, updatedAt } = unwrap(answer).page;
      return { title, intro, sections, updatedAt };
    });
