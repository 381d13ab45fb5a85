import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/NotFound', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({ render: renderScreen({ path: '/no-such-page' }) });

Ready.test('J54 says that there is no such page and leads on', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'Out of bounds' })).toBeVisible();
  const doors = within(main.getByRole('list', { name: 'Go on from here' }));
  await expect(doors.getByRole('link', { name: 'Men' })).toBeVisible();
  await expect(doors.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/searchpage?q=');
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });
