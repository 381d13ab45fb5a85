import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = preview.meta({
  component: BottomBar,
  title: 'Design system/BottomBar',
  args: {
    label: 'Your order',
    valueLabel: 'Total Amount',
    value: '₹2,697',
    action: <Button onClick={fn()}>Place Order</Button>,
  },
  parameters: { layout: 'fullscreen' },
});

export const Primary = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

/** A brand with wide letters, the longest label and price of a product's page. */
export const WideLetters = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    label: 'Buy',
    valueLabel: 'MRP ₹12,999',
    value: '₹10,999',
    action: (
      <Button size="large" wide icon="bag" onClick={fn()}>
        Add to cart
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ fontFamily: "'DejaVu Sans', Verdana, sans-serif" }}>
      <BottomBar {...args} />
    </div>
  ),
});
WideLetters.test('the label of its button stays in one line', async ({ canvas }) => {
  const label = canvas.getByText('Add to cart');
  await expect(label.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).fontSize));
});

export const OnDesktop = meta.story();
OnDesktop.test('S2.ROUTE.31 above 768 px the panel replaces the bar', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Your order' })).toBeNull();
});
