import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import type { Canvas, Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Chrome/SearchBox', parameters: { layout: 'fullscreen' } });

async function typeIn(canvas: Canvas, userEvent: Typist, text: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), text);
}

export const Open = meta.story({
  render: renderScreen({ path: '/nowhere' }),
  parameters: { states: ['search-suggestions.open'] },
  play: async ({ canvas, userEvent }) => {
    await typeIn(canvas, userEvent, 'tee');
    await canvas.findAllByRole('option');
  },
});

Open.test(
  'S2.HDR.04 S5.SRCH.02 S5.SRCH.03 typing shows suggestions and a choice opens the product',
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent(/₹/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /tee/i })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue('');
  },
);

Open.test('S2.HDR.04 Enter searches for the text', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Results for “tee”' })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue('tee');
});

Open.test('S2.HDR.04 the text of a search is gone with its page', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('heading', { level: 1, name: 'Results for “tee”' });
  const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
  await userEvent.click(crumbs.getByRole('link', { name: 'Home' }));
  await canvas.findByRole('heading', { level: 1, name: 'Made to move.' });
  await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue('');
});

Open.test(
  'S4.SUGG.02 the list stays after a space, and closes when nothing is found',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search products' });
    await userEvent.type(box, ' ');
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(0);
    await userEvent.type(box, 'zzzz');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Searching…', { selector: 'p' })).toBeNull());
  },
);

/** Whose machine has not started. */
export const AtRest = meta.story({ render: renderScreen({ path: '/nowhere' }) });

AtRest.test(
  'S2.HDR.04 what is typed in the moment in which the machine starts is suggested for',
  async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: 'Search products' });
    await import('../../machines/browsing/search-suggestions.ts');
    box.focus();
    // The box has the machine by now, and React has not drawn it yet.
    await import('../../machines/browsing/search-suggestions.ts');
    Reflect.set(Object.getPrototypeOf(box), 'value', 'tee', box);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(await canvas.findAllByRole('option')).not.toHaveLength(0);
  },
);

export const NothingToSuggest = meta.story({
  render: renderScreen({ path: '/nowhere' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['search-suggestions.empty'] },
  play: async ({ canvas, userEvent }) => {
    await typeIn(canvas, userEvent, 'zzzz');
    await canvas.findByText(/^No match/, { selector: 'p' });
  },
});

NothingToSuggest.test(
  'S4.SUGG.02 S8.GEN.01 says that nothing matches; Escape ends the message',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^No match/, { selector: '[role="status"]' })).toBeInTheDocument();
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/^No match/)).toBeNull());
  },
);

// S4.SUGG.01 says that it is searching
export const Asking = meta.story({
  render: renderScreen({ path: '/nowhere', scenario: 'suggestWaiting' }),
  parameters: { states: ['search-suggestions.asking'] },
  play: async ({ canvas, userEvent }) => {
    await typeIn(canvas, userEvent, 'tee');
    await expect(await canvas.findByText('Searching…', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

// S5.SRCH.01 S4.SUGG.02 blank text starts no search and has no suggestions
export const Closed = meta.story({
  render: renderScreen({ path: '/nowhere' }),
  parameters: { states: ['search-suggestions.closed'] },
  play: async ({ canvas, userEvent }) => {
    await typeIn(canvas, userEvent, '   {Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Out of bounds' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const Failed = meta.story({
  render: renderScreen({ path: '/nowhere', scenario: 'catalogueDown' }),
  play: async ({ canvas, userEvent }) => {
    await typeIn(canvas, userEvent, 'tee');
  },
});

Failed.test('S8.GEN.01 J54 failed suggestions leave the search usable', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('Suggestions could not be loaded.', { selector: 'p' })).toBeVisible());
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'We could not load these products' })).toBeVisible();
});

// S5.SRCH.03 a long name leaves room for its price
export const LongContent = meta.story({
  render: renderScreen({ path: '/nowhere', scenario: 'longContent' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['search-suggestions.open'] },
  play: async ({ canvas, userEvent }) => {
    await typeIn(canvas, userEvent, 'jacket');
    await canvas.findAllByRole('option');
    for (const option of await canvas.findAllByRole('option')) {
      await expect(option).toHaveTextContent(/₹/);
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    }
  },
});
