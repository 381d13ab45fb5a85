import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CheckList, type CheckListOption } from './CheckList.tsx';

const options: readonly CheckListOption[] = [
  { value: 'black', label: 'Black', count: '48', colour: { hex: '#111111' } },
  { value: 'lagoon', label: 'Lagoon', count: '12', colour: { hex: '#0B5F5A' } },
  { value: 'broom', label: 'Broom', count: '0', colour: { hex: undefined } },
];

const meta = preview.meta({
  component: CheckList,
  title: 'Design system/CheckList',
  args: { legend: 'Colors', options, selected: ['black'], onChange: fn() },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return <CheckList {...args} selected={selected} onChange={setSelected} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '280px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story();
Primary.test('S4.FILT.03 boxes combine', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /Lagoon/ }));
  await expect(canvas.getByRole('checkbox', { name: /Black/ })).toBeChecked();
  await expect(canvas.getByRole('checkbox', { name: /Lagoon/ })).toBeChecked();
  await userEvent.click(canvas.getByRole('checkbox', { name: /Black/ }));
  await expect(canvas.getByRole('checkbox', { name: /Black/ })).not.toBeChecked();
});

export const WithLegend = meta.story({ args: { withLegend: true } });
WithLegend.test('the name of the list stands above it', async ({ canvas }) => {
  await expect(canvas.getByText('Colors')).toHaveStyle({ position: 'static' });
});

export const Single = meta.story({ args: { mode: 'single' } });
Single.test('S4.FILT.08 one colour replaces the other', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Lagoon/ }));
  await expect(canvas.getByRole('radio', { name: /Black/ })).not.toBeChecked();
});

export const Unavailable = meta.story({
  args: { options: options.map((option) => ({ ...option, unavailable: option.count === '0' })) },
});
Unavailable.test('J69 an option without products shows 0 and cannot be chosen', async ({ canvas, userEvent }) => {
  const broom = canvas.getByRole('checkbox', { name: /Broom/ });
  await expect(broom).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(broom);
  await expect(broom).not.toBeChecked();
});

export const TwoColumns = meta.story({
  args: {
    legend: 'Size',
    columns: 2,
    options: ['XS', 'S', 'M', 'L'].map((size) => ({ value: size, label: size, count: '12' })),
    selected: ['M'],
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    options: [{ value: 'x', label: 'Deepmidnightultramarineblueoftheoceanfloor', count: '1,20,482' }],
    selected: [],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '220px' }}>
        <Story />
      </div>
    ),
  ],
});
