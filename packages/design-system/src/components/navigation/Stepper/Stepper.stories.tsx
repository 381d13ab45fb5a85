import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'account', label: 'Your account', href: '#account' },
  { id: 'shop', label: 'The shop', href: '#shop' },
  { id: 'look', label: 'The look', href: '#look' },
  { id: 'catalogue', label: 'The catalogue' },
  { id: 'open', label: 'Open' },
] as const;

const meta = preview.meta({
  component: Stepper,
  title: 'Design system/Stepper',
  args: { label: 'Open the shop', steps, current: 'look' },
});

export const Middle = meta.story();
Middle.test('finished steps can be opened again, later ones cannot', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Your account\s?, done$/ })).toHaveAttribute('href', '#account');
  await expect(canvas.getByText('The look').closest('[aria-current="step"]')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /catalogue/ })).not.toBeInTheDocument();
});

export const First = meta.story({ tags: ['picture'], args: { current: 'account' } });
export const Last = meta.story({ args: { current: 'open' } });

export const OnAPhone = Middle.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('one line shows the current step', async ({ canvas }) => {
  await expect(canvas.getByText('Step 3 of 5: The look')).toBeVisible();
});

export const RightToLeft = Middle.extend({ globals: { direction: 'rtl' } });
