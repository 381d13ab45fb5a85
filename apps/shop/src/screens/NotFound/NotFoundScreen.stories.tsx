import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/NotFound', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  render: renderScreen({ path: '/nowhere' }),
  parameters: { states: ['NotFound/ready'] },
});

Ready.test('S2.ROUTE an unknown address offers a search and the department tiles', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'Out of bounds' })).toBeVisible();
  await expect(main.getByRole('combobox', { name: 'Search for what you had in mind' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/searchpage?q=');
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });
