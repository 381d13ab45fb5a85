import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Coming', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({ render: renderScreen({ path: '/termsconditions' }) });

Ready.test('S2.ROUTE a page that is being made says which it is and leads on', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });
