import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  title: 'Design system/TextField',
  args: { label: 'E-mail', hint: 'We send your order there.', type: 'email', autoComplete: 'email', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({});

Empty.test('has a name, a description and accepts text', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'E-mail' });
  await expect(field).toHaveAccessibleDescription('We send your order there.');
  await userEvent.type(field, 'meera@kayal.example');
  await expect(field).toHaveValue('meera@kayal.example');
});

export const WithError = meta.story({
  args: { defaultValue: 'meera@', error: 'Enter an address with a name after the @.' },
});

WithError.test('is invalid and says why', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'E-mail' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/name after the @/);
});

export const States = meta.story({
  tags: ['picture'],
  render: (args) => (
    <Stack gap={24}>
      <TextField {...args} label="Pincode" leading={<Icon name="pin" size={20} />} inputMode="numeric" />
      <TextField {...args} label="Landmark" optionalLabel="(optional)" hint={undefined} />
      <TextField {...args} label="Phone" disabled defaultValue="Set by your account" />
    </Stack>
  ),
});

export const RightToLeft = meta.story({
  args: {
    leading: <Icon name="mail" size={20} />,
    error: 'Enter an address with a name after the @, and try to keep it on one line.',
  },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: '260px' }}>
        <Story />
      </div>
    ),
  ],
});

RightToLeft.test('puts the leading sign on the right and stays in its box', async ({ canvas, canvasElement }) => {
  const sign = canvasElement.querySelector('svg');
  const field = canvas.getByRole('textbox');
  await expect(sign?.getBoundingClientRect().left).toBeGreaterThan(field.getBoundingClientRect().left);
});
