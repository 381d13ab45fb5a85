import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoPlaceholder } from '../../../storybook/testing/no-placeholder.test-support.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/AboutUs', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  render: renderScreen({ path: '/aboutus' }),
  parameters: { states: ['AboutUs/ready'] },
});

Ready.test('S2.STATIC.18 J56 is between header and footer and has no placeholder', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expectNoPlaceholder(canvas.getByRole('main'));
});

Ready.test('S2.STATIC.17 J58 states the size of the catalogue', async ({ canvas }) => {
  await expect(await canvas.findByText(/over 500 products in 30 categories/)).toBeVisible();
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
