import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  title: 'Design system/TextArea',
  args: { label: 'Message', hint: 'An order number helps us to help you.', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({});

Empty.test('S2.STATIC.21 has a name, a description and accepts several lines', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Message' });
  await expect(field).toHaveAccessibleDescription('An order number helps us to help you.');
  await userEvent.type(field, 'Two lines:{Enter}this is the second.');
  await expect(field).toHaveValue('Two lines:\nthis is the second.');
});

export const WithError = meta.story({ args: { error: 'Write a line or two.', optionalLabel: '(optional)' } });

WithError.test('is invalid and says why', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: /^Message/ });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/Write a line or two/);
});
