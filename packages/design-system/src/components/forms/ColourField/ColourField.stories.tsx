import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ColourField } from './ColourField.tsx';

const meta = preview.meta({
  component: ColourField,
  title: 'Design system/ColourField',
  args: { label: 'Brand', hint: 'The strong button, chosen controls', value: '#0b5f5a', onValue: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ColourField
        {...args}
        value={value}
        onValue={(hex) => {
          args.onValue(hex);
          setValue(hex);
        }}
      />
    );
  },
});

export const Primary = meta.story();
Primary.test('a typed code is reported when it is complete', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Brand' });
  await userEvent.clear(field);
  await userEvent.type(field, '#7a0');
  await expect(args.onValue).toHaveBeenLastCalledWith('#77aa00');
  await userEvent.clear(field);
  await userEvent.type(field, 'teal');
  await expect(field).toHaveAccessibleDescription(/Use # and six digits/);
  await expect(args.onValue).toHaveBeenCalledTimes(1);
});
Primary.test('the picker writes the code', async ({ canvas, args }) => {
  await fireEvent.input(canvas.getByLabelText('Pick: Brand'), { target: { value: '#6a1b9a' } });
  await expect(args.onValue).toHaveBeenCalledWith('#6a1b9a');
  await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveValue('#6a1b9a');
});

export const WithError = meta.story({ args: { error: 'Too pale for text on white: 2.1:1.' } });
export const InTheDark = Primary.extend({ globals: { theme: 'dark' } });
