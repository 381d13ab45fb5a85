import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  title: 'Design system/PasswordField',
  args: { label: 'Password' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Hidden = meta.story({});

Hidden.test('the toggle shows and hides the password and says which', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: false }));
  await expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: true }));
  await expect(field).toHaveAttribute('type', 'password');
});

export const InitiallyVisible = meta.story({
  args: {
    initiallyVisible: true,
    autoComplete: 'new-password',
    hint: 'Eight characters or more make it hard to guess.',
  },
});

InitiallyVisible.test('S2.SIGNUP.04 the password is visible as typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await userEvent.type(field, 'backwater-7');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('backwater-7');
});

export const WithError = meta.story({ args: { error: 'The e-mail or the password is wrong.' } });
