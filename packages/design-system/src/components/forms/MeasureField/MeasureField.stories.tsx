import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { MeasureField } from './MeasureField.tsx';

const meta = preview.meta({
  component: MeasureField,
  title: 'Design system/MeasureField',
  args: { label: 'Text', hint: 'Running text', value: 16, min: 11, max: 128, unit: 'px', onValue: fn() },
  render: function Measuring(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MeasureField
        {...args}
        value={value}
        onValue={(next) => {
          args.onValue(next);
          setValue(next);
        }}
      />
    );
  },
});

export const Primary = meta.story();
Primary.test('a number outside the range shows the range and is not reported', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('spinbutton', { name: 'Text' });
  await userEvent.clear(field);
  await userEvent.type(field, '4');
  await expect(field).toHaveAccessibleDescription(/Use 11 to 128 px\./);
  await expect(args.onValue).not.toHaveBeenCalled();
  await userEvent.type(field, '0');
  await expect(args.onValue).toHaveBeenCalledWith(40);
});

Primary.test('a number between two steps is not reported', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('spinbutton', { name: 'Text' });
  await userEvent.type(field, '.5');
  await expect(field).toHaveAccessibleDescription(/Use 11 to 128 px\./);
  await expect(args.onValue).not.toHaveBeenCalledWith(16.5);
});

export const WithError = meta.story({ args: { error: 'Two steps of the scale are the same.' } });
