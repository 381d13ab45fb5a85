import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { OtpField, otpLength, type OtpFieldProps } from './OtpField.tsx';

function Held({ value: first, ...rest }: OtpFieldProps) {
  const [value, setValue] = useState(first);
  return <OtpField {...rest} value={value} onValueChange={setValue} />;
}

const meta = preview.meta({
  component: OtpField,
  title: 'Design system/OtpField',
  args: {
    label: 'One-time code',
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
    hint: 'Six digits, from the mail we sent you.',
  },
  render: (args) => <Held {...args} />,
});

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-hidden="true"][class*="cell"]')].map((box) => box.textContent);

export const Empty = meta.story({});

Empty.test(
  'S2.VERIFY.01 S5.OTP.01 six boxes, one real input, digits only',
  async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '1a2-3');
    await expect(boxes(canvasElement)).toEqual(['1', '2', '3', '', '', '']);
  },
);

Empty.test(
  'S2.VERIFY.02 S2.VERIFY.03 moves on with a digit and back with backspace',
  async ({ canvas, canvasElement, userEvent }) => {
    const activeIndex = () =>
      [...canvasElement.querySelectorAll('[class*="cell"]')].findIndex((box) => box.hasAttribute('data-active'));
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12');
    await expect(activeIndex()).toBe(2);
    await userEvent.keyboard('{Backspace}');
    await expect(activeIndex()).toBe(1);
    await expect(boxes(canvasElement)).toEqual(['1', '', '', '', '', '']);
  },
);

Empty.test(
  'S9.OTP.01 a pasted code lands whole and completes once',
  async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' 123 456 789');
    await expect(boxes(canvasElement).join('')).toBe('123456');
    await expect(boxes(canvasElement)).toHaveLength(otpLength);
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
);

export const WithError = meta.story({
  args: { value: '123456', error: 'Invalid OTP. Please check the code and try again.' },
});

WithError.test('S8.VERIFY.02 says why it is invalid', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeInvalid();
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Please check the code/);
});

export const Narrow = meta.story({
  args: { value: '12' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
});

Narrow.test('fits a small phone', async ({ canvasElement }) => {
  const last = [...canvasElement.querySelectorAll('[class*="cell"]')].at(-1);
  const edge = last?.closest('div[style]')?.getBoundingClientRect().right;
  await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? 0);
});
