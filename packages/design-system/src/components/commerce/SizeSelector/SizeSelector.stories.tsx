import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SizeSelector, type SizeOption } from './SizeSelector.tsx';

const inStock = (label: string): SizeOption => ({ value: label, label, stock: 'in' });

const options: readonly SizeOption[] = [
  inStock('S'),
  inStock('M'),
  { value: 'L', label: 'L', stock: 'out' },
  inStock('2XL'),
];

const meta = preview.meta({
  component: SizeSelector,
  title: 'Design system/SizeSelector',
  args: {
    legend: 'Size',
    options,
    value: 'M',
    onChange: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <SizeSelector {...args} value={value} onChange={setValue} />;
  },
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test('S2.PDP.07 sizes are radio buttons', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '2XL' }));
  await expect(canvas.getByRole('radio', { name: '2XL' })).toBeChecked();
});
Primary.test('S4.PDP.02 a sold-out size is struck through and can be chosen', async ({ canvas, userEvent }) => {
  const size = canvas.getByRole('radio', { name: /^L ?, Sold out$/ });
  await userEvent.click(size);
  await expect(size).toBeChecked();
});

export const WithSizeGuide = meta.story({ args: { aside: <a href="#guide">Size guide</a> } });

export const NothingChosen = meta.story({ args: { value: undefined } });

export const LongAndMany = meta.story({
  args: {
    options: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', 'Free size', '750 ml with carrier'].map(
      inStock,
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
