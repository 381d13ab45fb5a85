import { expect, it } from 'vitest';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { createPolicyPages } from './policy-pages.ts';

it('J56 R-39 a text that takes longer to save than it may is refused, although it could be shown', async () => {
  const pages = createPolicyPages({ savingMs: 0, showingMs: 20_000 });
  const before = defaultSettings;
  const [page] = before.policies;
  if (page === undefined) throw new Error('The settings have no page.');
  const settings = { ...before, policies: [{ ...page, markdown: 'Soft **returns**.' }] };
  expect(Object.keys(await pages.problems(before, settings))).toEqual([`policies.${page.slug}`]);
  const request = { settings, slug: page.slug, publicOrigin: '', updatedAt: 0 };
  expect(JSON.stringify(await pages.render(request))).toContain('<strong>returns</strong>');
  await pages.close();
});
