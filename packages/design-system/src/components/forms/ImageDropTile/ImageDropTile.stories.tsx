import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ImageDropTile } from './ImageDropTile.tsx';

const drawing = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#0b5f5a"/><circle cx="280" cy="110" r="50" fill="#ffb11b"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const saved = <div style={{ blockSize: '100%', background: 'linear-gradient(160deg, #f3efe6, #1f2a4d)' }} />;

const meta = preview.meta({
  component: ImageDropTile,
  title: 'Design system/ImageDropTile',
  args: {
    name: 'LAGOON',
    hex: '#0b5f5a',
    group: 'first',
    choiceLabel: 'Display first',
    isFirst: false,
    onFirst: fn(),
    onChoose: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story();

Empty.test('S2.IMG.02 S2.IMG.03 names its colour and accepts a picture', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'LAGOON' })).toHaveAttribute('data-state', 'empty');
  const input = canvas.getByLabelText('Choose the picture: LAGOON');
  await expect(input).toHaveAttribute('accept', 'image/*');
  const file = new File([drawing], 'front.svg', { type: drawing.type });
  await userEvent.upload(input, file);
  await expect(args.onChoose).toHaveBeenLastCalledWith(file);
});

Empty.test('S2.IMG.03 a picture can be dropped', async ({ args, canvas }) => {
  const files = new DataTransfer();
  const file = new File([drawing], 'dropped.svg', { type: drawing.type });
  files.items.add(file);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
  canvas.getByRole('group').dispatchEvent(drop);
  await expect(drop.defaultPrevented).toBe(true);
  await expect(args.onChoose).toHaveBeenLastCalledWith(file);
});

Empty.test('S2.IMG.03 a picture can be pasted', async ({ args, canvas, userEvent }) => {
  const files = new DataTransfer();
  files.items.add(new File([drawing], 'pasted.svg', { type: drawing.type }));
  canvas.getByLabelText('Choose the picture: LAGOON').focus();
  await userEvent.paste(files);
  await expect(args.onChoose).toHaveBeenCalledOnce();
});

export const Filled = meta.story({ args: { saved, isFirst: true } });

Filled.test('S2.IMG.06 the radio button shows the display picture', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Display first' })).toBeChecked();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Changed = meta.story({ args: { saved, chosen: { name: 'lagoon-tee-front.jpg', data: drawing } } });

Changed.test('S2.IMG.04 S2.IMG.05 shows the chosen picture and removes it', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('img', { name: 'LAGOON: lagoon-tee-front.jpg, not saved yet' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture: LAGOON' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
  await expect(canvas.getByLabelText('Replace the picture: LAGOON')).toHaveFocus();
});

Changed.test('S2.IMG.06 marks it as the display picture', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Display first' }));
  await expect(args.onFirst).toHaveBeenCalledOnce();
});

export const Failed = meta.story({
  args: {
    chosen: { name: 'a-very-long-name-of-a-picture-of-the-lagoon-tee-from-the-front.jpg', data: drawing },
    error: 'This file could not be saved.',
  },
});

Failed.test('J51 shows the reason at its picture', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'failed');
  await expect(canvas.getByLabelText('Replace the picture: LAGOON')).toHaveAccessibleDescription(
    'This file could not be saved.',
  );
});

export const Dark = Changed.extend({ globals: { theme: 'dark' } });
