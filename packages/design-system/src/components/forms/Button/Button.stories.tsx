import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { buttonSizes, buttonVariants } from './Button.css.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  component: Button,
  title: 'Design system/Button',
  args: { children: 'Place Order', onClick: fn() },
});

export const Primary = meta.story({ tags: ['picture'] });

Primary.test('presses by mouse and by keyboard', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Place Order' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={24}>
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap={16}>
          {buttonSizes.map((size) => (
            <Button key={size} {...args} variant={variant} size={size} icon="bag">
              {`${variant} ${size}`}
            </Button>
          ))}
          <Button {...args} variant={variant} busy>{`${variant} busy`}</Button>
        </Inline>
      ))}
    </Stack>
  ),
});

Matrix.test('every target is at least 44 px', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    const box = button.getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
});

export const Unavailable = meta.story({ args: { unavailableReason: 'Choose a size first' } });

Unavailable.test('says why, can be focused and does nothing', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Place Order' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Choose a size first');
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  button.focus();
  await expect(button).toHaveFocus();
});

export const Busy = meta.story({
  render: (args) => (
    <Stack align="start">
      <Button {...args} data-testid="calm" />
      <Button {...args} busy busyLabel="placing the order" data-testid="busy" />
    </Stack>
  ),
});

Busy.test('keeps its width, announces what runs and ignores presses', async ({ args, canvas, userEvent }) => {
  const busy = canvas.getByTestId('busy');
  await expect(busy.getBoundingClientRect().width).toBe(canvas.getByTestId('calm').getBoundingClientRect().width);
  await expect(busy).toHaveAccessibleName(/placing the order/);
  await userEvent.click(busy);
  await expect(args.onClick).not.toHaveBeenCalled();
});

export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/products" iconAfter="arrowRight">
      Shop new arrivals
    </ButtonLink>
  ),
});

AsLink.test('is a link, not a button', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Shop new arrivals' })).toHaveAttribute('href', '/products');
});

export const LongTextNarrow = meta.story({
  args: { children: 'Continue to the delivery address and payment on delivery', wide: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '220px' }}>
        <Story />
      </div>
    ),
  ],
});

LongTextNarrow.test('wraps inside its box', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
});

export const OnInk = meta.story({ args: { variant: 'onInk', children: 'Shop the drop' }, globals: { theme: 'dark' } });
