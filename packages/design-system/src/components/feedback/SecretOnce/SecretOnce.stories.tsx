import { expect, fn, spyOn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SecretOnce } from './SecretOnce.tsx';

const meta = preview.meta({
  component: SecretOnce,
  title: 'Design system/SecretOnce',
  args: { label: 'API token “ERP”', value: 'kyl_7f3c1a5e9b2d4860a1c3e5f7092b4d68', onDone: fn() },
});

export const Primary = meta.story();
Primary.test('copies the secret and says so', async ({ canvas, userEvent, args }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(write).toHaveBeenCalledWith(args.value);
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied.');
  await userEvent.click(canvas.getByRole('button', { name: 'I have kept it' }));
  await expect(args.onDone).toHaveBeenCalledOnce();
});
Primary.test('says what to do when the browser refuses the clipboard', async ({ canvas, userEvent }) => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(canvas.getByRole('status')).toHaveTextContent(/by hand/);
});

export const InTheDark = Primary.extend({ globals: { theme: 'dark' } });
export const OnAPhone = Primary.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
