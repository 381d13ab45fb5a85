import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SwatchGroup, type SwatchOption } from './SwatchGroup.tsx';

const options: readonly SwatchOption[] = [
  { value: 'ink', name: 'Ink', hex: '#10201E', stock: 'in' },
  { value: 'lagoon', name: 'Lagoon', hex: '#0B5F5A', stock: 'in' },
  { value: 'paper', name: 'Paper', hex: '#FBFAF7', stock: 'out' },
  { value: 'broom', name: 'Broom', hex: 'not a colour', stock: 'in' },
];

const meta = preview.meta({
  component: SwatchGroup,
  title: 'Design system/SwatchGroup',
  args: { legend: 'Colour:', options, value: 'ink', onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <SwatchGroup {...args} value={value} onChange={setValue} />;
  },
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test('S2.PDP.08 colours are radio buttons with names', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Lagoon' }));
  await expect(canvas.getByRole('radio', { name: 'Lagoon' })).toBeChecked();
  await expect(canvas.getByRole('group', { name: 'Colour: Lagoon' })).toBeVisible();
});
Primary.test('S2.PDP.08 arrow keys move the choice', async ({ canvas, userEvent }) => {
  canvas.getByRole('radio', { name: 'Ink' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Lagoon' })).toBeChecked();
});
Primary.test('S4.PDP.02 a sold-out colour can be chosen and says so', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Paper, Sold out' }));
  await expect(canvas.getByRole('group', { name: 'Colour: Paper, Sold out' })).toBeVisible();
});

export const NothingChosen = meta.story({ args: { value: undefined } });

export const OneColour = meta.story({ args: { options: options.slice(0, 1) } });

export const ManyColoursRightToLeft = meta.story({
  args: {
    options: Array.from({ length: 24 }, (_, index): SwatchOption => ({
      value: `${index}`,
      name: `Shade ${index}`,
      hex: `#${(index * 650_000 + 300_000).toString(16).padStart(6, '0').slice(0, 6)}`,
      stock: index % 5 === 0 ? 'out' : 'in',
    })),
    value: '3',
  },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
