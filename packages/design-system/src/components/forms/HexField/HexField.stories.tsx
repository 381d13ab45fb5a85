import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { HexField } from './HexField.tsx';

const meta = preview.meta({
  component: HexField,
  title: 'Design system/HexField',
  args: {
    label: 'Hex of NAVY',
    value: '#1f2a4d',
    invalidText: 'Not a hex colour: shoppers see no swatch.',
    onValue: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
});

const swatchIn = (root: HTMLElement): string | null =>
  root.querySelector('[data-hex]')?.getAttribute('data-hex') ?? null;

export const Painted = meta.story({});

Painted.test(
  'S2.COLOR.04 S2.COLOR.09 shows the swatch and how it stands apart',
  async ({ canvas, canvasElement, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Hex of NAVY' });
    await expect(field).toHaveAccessibleDescription(/Contrast 14\.\d:1 on light, \d\.\d:1 on dark/);
    await expect(swatchIn(canvasElement)).toBe('#1f2a4d');
    await userEvent.type(field, '0');
    await expect(args.onValue).toHaveBeenLastCalledWith('#1f2a4d0');
  },
);

export const Empty = meta.story({ args: { value: '' } });

Empty.test('S2.COLOR.09 no hex, no swatch and no warning', async ({ canvas, canvasElement }) => {
  await expect(swatchIn(canvasElement)).toBeNull();
  await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
});

export const Invalid = meta.story({ args: { value: 'red;background:url(x)' } });

Invalid.test(
  'J49 a text that is not a hex shows a warning, is kept and never gets into CSS',
  async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('red;background:url(x)');
    await expect(field).toHaveAccessibleDescription('Not a hex colour: shoppers see no swatch.');
    await expect(field).not.toBeInvalid();
    await expect(swatchIn(canvasElement)).toBeNull();
    await expect(canvasElement.innerHTML).not.toContain('--k-hex');
  },
);

export const Faint = meta.story({ args: { value: '#f1ebdd' } });

Faint.test('S2.COLOR.09 a pale colour has little contrast on a light page', async ({ canvas }) => {
  await expect(canvas.getByText(/^Contrast 1\.\d:1 on light/)).toBeVisible();
});
