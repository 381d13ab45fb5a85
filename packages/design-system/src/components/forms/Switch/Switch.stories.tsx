import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  title: 'Design system/Switch',
  args: { label: 'Webhooks', description: 'Orders are sent to the addresses below.', checked: false, onChange: fn() },
  render: function Switching(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange(next);
          setChecked(next);
        }}
      />
    );
  },
});

export const Off = meta.story({ tags: ['picture'] });
Off.test('Space moves it, and its position is announced', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'Webhooks' });
  await expect(control).not.toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  await expect(control).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledWith(true);
  await expect(control).toHaveAccessibleDescription('Orders are sent to the addresses below.');
});

export const On = meta.story({ args: { checked: true } });
export const OnInTheDark = On.extend({ globals: { theme: 'dark' } });

export const Unavailable = meta.story({
  args: { unavailableReason: 'Add an address first.' },
});
Unavailable.test('says why it does not move', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'Webhooks' });
  await userEvent.click(control);
  await expect(control).not.toBeChecked();
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(control).toHaveAccessibleDescription('Add an address first.');
});

export const RightToLeft = On.extend({ globals: { direction: 'rtl' } });
