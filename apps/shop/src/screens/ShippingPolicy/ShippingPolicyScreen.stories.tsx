import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoPlaceholder } from '../../../storybook/testing/no-placeholder.test-support.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/ShippingPolicy', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  render: renderScreen({ path: '/shippingpolicy' }),
  parameters: { states: ['ShippingPolicy/ready'] },
});

Ready.test('S2.STATIC.18 J56 is between header and footer and has no placeholder', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Shipping Policy' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expectNoPlaceholder(canvas.getByRole('main'));
});

Ready.test('S9.POL.01 S9.POL.02 S9.POL.04 states all times', async ({ canvas }) => {
  const main = await canvas.findByRole('main');
  await within(main).findByRole('heading', { level: 1 });
  await expect(main).toHaveTextContent('pack every order within 1-2 business days');
  await expect(main).toHaveTextContent('delivery is estimated at 0-7 business days');
  await expect(main).toHaveTextContent('report it within 7 days');
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
