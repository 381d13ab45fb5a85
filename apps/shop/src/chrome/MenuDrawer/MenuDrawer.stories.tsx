import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({
  title: 'Chrome/MenuDrawer',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

const promotional = ['Limited Sale', 'Best Seller', 'New Arrival'];

async function openMenu(canvas: Canvas, userEvent: Typist): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  await expectSeen(await screen.findByRole('dialog', { name: 'Menu' }));
}

export const Closed = meta.story({ render: renderScreen({ path: '/' }) });

Closed.test(
  'S2.HDR.06 S2.HDR.12 S2.HDR.13 S9.ID.08-10 the drawer opens, holds the mobile lists and closes',
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/accountmob'));
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expectSeen(drawer);
    await expect(within(drawer).getByRole('link', { name: 'Men' })).toHaveAttribute(
      'href',
      '/subcategoryproducts?c=157&n=Men',
    );
    await expect(within(drawer).getByRole('link', { name: 'Kids' })).toHaveAttribute(
      'href',
      '/subcategoryproducts?c=159&n=Kids',
    );
    await expect(within(drawer).queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
);

export const OpenPage = meta.story({ render: renderScreen({ path: '/subcategoryproducts?c=157&n=Men&sort=newest' }) });

OpenPage.test('a link to the open page gives the focus back to the button', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Men' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

// J16 S2.HDR.09 the drawer has the dashboard, not the promotional lists
export const Admin = meta.story({
  render: renderScreen({ path: '/nowhere', as: 'admin' }),
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(await drawer.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    for (const name of promotional) await expect(drawer.queryByRole('link', { name })).toBeNull();
  },
});

/** A catalogue whose categories have names of a hundred letters. */
export const LongContent = meta.story({
  render: renderScreen({ path: '/nowhere', scenario: 'longContent' }),
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['By theme', 'All Categories']) await userEvent.click(drawer.getByRole('button', { name }));
  },
});

LongContent.test('S2.HDR.13 long names of categories do not overflow the drawer', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await expect((await drawer.findAllByRole('link', { name: /^Jackets/ })).length).toBeGreaterThan(0);
  for (const link of drawer.getAllByRole('link')) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});
