import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { bottomBarDocs } from './BottomBar.docs.ts';
import { Button } from '../../forms/Button/Button.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = preview.meta({
  component: BottomBar,
  title: 'Design system/BottomBar',
  tags: ['autodocs'],
  args: {
    label: 'Your order',
    valueLabel: 'Total Amount',
    value: '₹2,697',
    action: <Button onClick={fn()}>Place Order</Button>,
  },
  parameters: { componentDocs: bottomBarDocs, layout: 'fullscreen' },
});

export const Primary = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const OnDesktop = meta.story();
OnDesktop.test('S2.ROUTE.31 above 768 px the panel replaces the bar', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Your order' })).toBeNull();
});
