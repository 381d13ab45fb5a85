import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  title: 'Design system/Checkbox',
  args: { label: 'In stock only', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Off = meta.story({ tags: ['picture'] });

Off.test('the label and the space key turn it on and off', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('In stock only'));
  await expect(canvas.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox')).not.toBeChecked();
});

export const LargeCorners = meta.story({ globals: { brand: 'monsoon' } });

LargeCorners.test(
  'is a square, not the circle of a radio button, in a brand with large corners',
  async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    const corner = Number.parseFloat(getComputedStyle(box).borderTopLeftRadius);
    await expect(corner).toBeLessThanOrEqual(box.getBoundingClientRect().width / 4);
  },
);

export const On = meta.story({ args: { defaultChecked: true, detail: '128' } });
export const Partly = meta.story({ args: { checked: 'indeterminate', label: 'All sizes' } });

Partly.test('announces that it is partly on', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
});

export const Disabled = meta.story({ args: { disabled: true, label: 'XXL: none left' } });
export const LongLabel = meta.story({
  args: { label: 'Send me a mail when a size I wished for comes back into the shop', detail: '12' },
});

export const LabelHidden = meta.story({ args: { label: 'Choose order 5012', labelHidden: true } });

LabelHidden.test('is named, and a press anywhere on its square turns it on', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Choose order 5012' });
  const square = box.parentElement;
  await expect(square?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await expect(square?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(canvas.getByText('Choose order 5012'));
  await expect(box).toBeChecked();
});
