import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { DroppedFile } from './FileDropItem.tsx';

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

const drop = (place: HTMLElement, dropped: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of dropped) dataTransfer.items.add(file);
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

const files: readonly DroppedFile[] = [
  { id: '1', name: '101_LAGOON.webp', state: 'done', detail: 'Coast Polo, Lagoon' },
  { id: '2', name: '101_INK.webp', state: 'working', percent: 40, detail: '1.2 MB' },
  { id: '3', name: 'holiday.jpg', state: 'failed', detail: 'No product has this name. Choose one below.' },
  { id: '4', name: '102_INK.webp', state: 'waiting', detail: '0.9 MB' },
];

const meta = preview.meta({
  component: FileDrop,
  title: 'Design system/FileDrop',
  args: {
    label: 'Pictures, or a ZIP of them',
    hint: 'Named {id}_{COLOUR}, up to 20 MB each.',
    multiple: true,
    onFiles: fn(),
  },
});

export const Empty = meta.story();
Empty.test('accepts several files from the dialog', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByLabelText('Pictures, or a ZIP of them');
  await expect(input).toHaveAccessibleDescription('Named {id}_{COLOUR}, up to 20 MB each.');
  await userEvent.upload(input, [png('a.png'), png('b.png')]);
  await expect(args.onFiles).toHaveBeenCalledOnce();
  await expect(args.onFiles).toHaveBeenCalledWith([
    expect.objectContaining({ name: 'a.png' }),
    expect.objectContaining({ name: 'b.png' }),
  ]);
});
Empty.test('accepts dropped files', async ({ canvas, args }) => {
  drop(canvas.getByText('Pictures, or a ZIP of them'), [png('c.png')]);
  await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'c.png' })]);
});

export const OneFileOnly = meta.story({ args: { label: 'The logo', hint: 'SVG or PNG', multiple: false } });
OneFileOnly.test('accepts only the first of several dropped files', async ({ canvas, args }) => {
  drop(canvas.getByText('The logo'), ['first.svg', 'second.svg'].map(png));
  await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'first.svg' })]);
});

export const Uploading = meta.story({ args: { files, onRemove: fn(), onRetry: fn() } });
Uploading.test('shows the progress of each file and of all', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 done, 1 failed');
  await expect(canvas.getByRole('progressbar', { name: 'Progress of 101_INK.webp' })).toHaveValue(40);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again: holiday.jpg' }));
  await expect(args.onRetry).toHaveBeenCalledWith('3');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove: 102_INK.webp' }));
  await expect(args.onRemove).toHaveBeenCalledWith('4');
});

export const TwoHundredFiles = meta.story({
  args: {
    files: Array.from({ length: 200 }, (_, index) => ({
      id: `${index}`,
      name: `${100 + index}_INK.webp`,
      state: index < 50 ? 'done' : 'waiting',
    })),
  },
});
TwoHundredFiles.test('the list scrolls inside itself', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
});

export const Unavailable = meta.story({
  args: { unavailableReason: 'An import is running. Wait until it has ended.' },
});
Unavailable.test('explains why nothing can be dropped', async ({ canvas }) => {
  const input = canvas.getByLabelText('Pictures, or a ZIP of them');
  await expect(input).toBeDisabled();
  await expect(input).toHaveAccessibleDescription('An import is running. Wait until it has ended.');
});

export const Failed = meta.story({ args: { error: 'holiday.exe is not a picture. Choose PNG, JPEG, WebP or a ZIP.' } });
Failed.test('the error describes the field', async ({ canvas }) => {
  const input = canvas.getByLabelText('Pictures, or a ZIP of them');
  await expect(input).toHaveAccessibleDescription(/holiday\.exe is not a picture\./);
});

export const InTheDark = Uploading.extend({ globals: { theme: 'dark' } });
export const OnAPhone = Uploading.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const RightToLeft = Uploading.extend({ globals: { direction: 'rtl' } });
