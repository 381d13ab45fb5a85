import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  component: Select,
  title: 'Design system/Select',
  args: {
    label: 'State',
    placeholder: 'Choose a state',
    options: [
      { value: 'kl', label: 'Kerala' },
      { value: 'tn', label: 'Tamil Nadu' },
      { value: 'an', label: 'Andaman and Nicobar Islands, by ship only', disabled: true },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({ tags: ['picture'] });

Empty.test('chooses by its label', async ({ args, canvas, userEvent }) => {
  const select = canvas.getByRole('combobox', { name: 'State' });
  await userEvent.selectOptions(select, 'Kerala');
  await expect(select).toHaveValue('kl');
  await expect(args.onChange).toHaveBeenCalledOnce();
});

export const WithError = meta.story({ args: { error: 'Choose the state we deliver to.' } });

WithError.test('is invalid and says why', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose the state we deliver to.');
});

export const LongValueNarrow = meta.story({
  args: { options: [{ value: 'long', label: 'Dadra and Nagar Haveli and Daman and Diu' }], placeholder: undefined },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
});
