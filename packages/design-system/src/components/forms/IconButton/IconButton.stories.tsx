import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { iconButtonVariants } from './IconButton.css.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  title: 'Design system/IconButton',
  args: { label: 'Open menu', icon: 'menu' as const, onClick: fn() },
});

export const Plain = meta.story({});

Plain.test('has a name, a 44 px target and presses', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Open menu' });
  const box = button.getBoundingClientRect();
  const target = Number.parseFloat(getComputedStyle(button).getPropertyValue('--k-density-target'));
  await expect(target).toBeGreaterThanOrEqual(44);
  await expect([box.width, box.height]).toEqual([target, target]);
  await userEvent.click(button);
  await expect(args.onClick).toHaveBeenCalledOnce();
});

export const Variants = meta.story({
  render: (args) => (
    <Inline>
      {iconButtonVariants
        .filter((variant) => variant !== 'onInk')
        .map((variant) => (
          <IconButton key={variant} {...args} variant={variant} label={variant} />
        ))}
    </Inline>
  ),
});

export const Pressed = meta.story({ args: { label: 'Pause', icon: 'pause', pressed: true } });

Pressed.test('says that it is on', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Pause', pressed: true })).toBeVisible();
});

export const Unavailable = meta.story({ args: { label: 'Next', icon: 'chevronRight', unavailable: true } });

Unavailable.test('does nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onClick).not.toHaveBeenCalled();
});
