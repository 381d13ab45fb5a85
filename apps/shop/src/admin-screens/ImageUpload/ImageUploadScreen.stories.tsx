import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Image upload', parameters: { layout: 'fullscreen' } });

const item = { path: '/imageupload?category=4&item=1001', as: 'admin' } as const;

/** A real picture, because the browser decodes it to compress it. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(120, 150);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw.');
  pen.fillStyle = '#0b5f5a';
  pen.fillRect(0, 0, 120, 150);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

const tileOf = async (canvas: Canvas, colour: string) => within(await canvas.findByRole('group', { name: colour }));

type Chooser = Typist & { readonly selectOptions: (element: Element, option: string) => Promise<void> };

/** Picks an item after the list has loaded. */
async function pick(canvas: Canvas, userEvent: Chooser, name: string): Promise<void> {
  const list = await canvas.findByRole('combobox', { name: 'Item' });
  await within(list).findByRole('option', { name });
  await userEvent.selectOptions(list, name);
}

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Chooses a picture and saves. */
async function savePhoto({ canvas, userEvent }: Play): Promise<void> {
  const tile = await tileOf(canvas, 'LAGOON');
  await userEvent.upload(tile.getByLabelText(/picture:/), await photo('lagoon.jpg'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
}

const saving = () => screen.queryByRole('dialog', { name: 'Saving the pictures' });

/** The overlay's alert after a failed save; toasts are alerts too. */
const failure = async () => {
  const overlay = within(await screen.findByRole('dialog', { name: 'Saving the pictures' }));
  return overlay.findByRole('alert');
};

export const Ready = meta.story({
  render: renderScreen(item),
  parameters: { states: ['ImageUpload/ready', 'image-save.idle'] },
});

Ready.test('S2.IMG.02 S2.IMG.06 one tile per colour, exactly one chosen for lists', async ({ canvas }) => {
  await tileOf(canvas, 'LAGOON');
  const names = canvas.getAllByRole('group').map((tile) => within(tile).getByLabelText(/picture:/).ariaLabel);
  await expect(names).toEqual([
    'Replace the picture: LAGOON',
    'Replace the picture: NAVY',
    'Replace the picture: BLACK',
  ]);
  const marks = canvas.getAllByRole('radio', { name: 'Display first' });
  await expect(marks.map((mark) => (mark instanceof HTMLInputElement ? mark.checked : null))).toEqual([
    true,
    false,
    false,
  ]);
});

Ready.test('S2.IMG.07 Save is shown only while there is a change', async ({ canvas, userEvent }) => {
  const tile = await tileOf(canvas, 'NAVY');
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.upload(tile.getByLabelText(/picture:/), await photo('navy.jpg'));
  await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
  await expect(canvas.getByText('Not saved yet: 1 new picture')).toBeVisible();
  await userEvent.click(tile.getByRole('button', { name: 'Remove the picture: NAVY' }));
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

Ready.test('S8.IMG.02 S2.IMG.08 saves another display picture alone', async ({ canvas, userEvent }) => {
  const tile = await tileOf(canvas, 'BLACK');
  await userEvent.click(tile.getByRole('radio'));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await screen.findByText('Successful')).toBeVisible();
  await expectSeen(await screen.findByText('Display image updated.'));
  await waitFor(() => expect(saving()).toBeNull());
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  await expect(tile.getByRole('radio')).toBeChecked();
});

Ready.test(
  'S4.IMG.01 S4.IMG.03 S5.IMG.03 a picture is compressed, uploaded and shown',
  async ({ canvas, userEvent }) => {
    const tile = await tileOf(canvas, 'LAGOON');
    await userEvent.upload(tile.getByLabelText(/picture:/), await photo('lagoon.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Successful')).toBeVisible();
    await waitFor(() => expect(saving()).toBeNull());
    await expect(tile.queryByText('lagoon.jpg')).toBeNull();
  },
);

Ready.test('S5.IMG.01 accepts pictures only', async ({ canvas }) => {
  const tile = await canvas.findByRole('group', { name: 'LAGOON' });
  const files = new DataTransfer();
  files.items.add(new File(['a,b'], 'prices.csv', { type: 'text/csv' }));
  tile.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
  await expectSeen(await screen.findByText('Please choose a picture.'));
  await expectSeen(screen.getByText('prices.csv'));
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

Ready.test('J51 a file that is not a picture is named and kept', async ({ canvas, userEvent }) => {
  const tile = await tileOf(canvas, 'LAGOON');
  const file = new File(['not a picture'], 'renamed.png', { type: 'image/png' });
  await userEvent.upload(tile.getByLabelText(/picture:/), file);
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  const alert = await failure();
  await expect(alert).toHaveTextContent(
    'The pictures could not be saved. renamed.png. The file cannot be read as a picture.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(tile.getByText('The file cannot be read as a picture.')).toBeVisible();
});

Ready.test('J51 opening another item asks first while there are unsaved changes', async ({ canvas, userEvent }) => {
  const tile = await tileOf(canvas, 'NAVY');
  await userEvent.click(tile.getByRole('radio'));
  await pick(canvas, userEvent, 'Backwater Court Tee (1003)');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await expect(await canvas.findByRole('combobox', { name: 'Item' })).toHaveDisplayValue('Vembanad Run Tee (1001)');
  await expect(await tile.findByRole('radio')).toBeChecked();
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const NothingPicked = meta.story({
  render: renderScreen({ path: '/imageupload', as: 'admin' }),
  parameters: { states: ['ImageUpload/nothingPicked'] },
});

NothingPicked.test('S2.IMG.01 first a category, then an item', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Category'), 'T-Shirts');
  await expect(await canvas.findByText('Now pick an item.')).toBeVisible();
  await pick(canvas, userEvent, 'Vembanad Run Tee (1001)');
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Vembanad Run Tee' })).toBeVisible();
});

NothingPicked.test('S2.IMG.01 the server narrows the items to a name or an id', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Category'), 'T-Shirts');
  await canvas.findByRole('option', { name: 'Vembanad Run Tee (1001)' });
  const search = canvas.getByRole('searchbox', { name: 'Search in the category' });
  await userEvent.type(search, 'flow');
  await waitFor(() => expect(canvas.queryByRole('option', { name: 'Vembanad Run Tee (1001)' })).toBeNull());
  await expect(await canvas.findByRole('option', { name: 'Kumarakom Flow Tee (1002)' })).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, '1001');
  await expect(await canvas.findByRole('option', { name: 'Vembanad Run Tee (1001)' })).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, 'nothing like it');
  await expect(await canvas.findAllByText('No item has this name, id or unique code.')).not.toHaveLength(0);
});

export const PicturesMissing = meta.story({
  render: renderScreen({ ...item, scenario: 'picturesMissing' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['ImageUpload/picturesMissing'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 items have no picture yet.')).toBeVisible();
  },
});

PicturesMissing.test(
  'S2.IMG.01 after a save the next item without a picture is one press away, of its category first',
  async ({ canvas, userEvent }) => {
    const next = { name: 'Next without a picture: Backwater Court Tee' };
    await savePhoto({ canvas, userEvent });
    await expect(await canvas.findByText('2 items have no picture yet.')).toBeVisible();
    await waitFor(() => expect(saving()).toBeNull());
    await userEvent.click(await canvas.findByRole('link', next));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Backwater Court Tee' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Next without a picture: Ferry Bottle 1 l' })).toBeVisible();
  },
);

Ready.test('says nothing of missing pictures where every item has one', async ({ canvas }) => {
  await tileOf(canvas, 'LAGOON');
  await expect(canvas.queryByText(/no picture yet/)).toBeNull();
});

export const DetailsDown = meta.story({
  render: renderScreen({ ...item, scenario: 'detailsDown' }),
  parameters: { states: ['ImageUpload/detailsFailed'] },
});

DetailsDown.test('S8.IMG.01 J51 says that details are missing, not that something was saved', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { name: 'Could not load product details' });
  await expect(heading).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(screen.queryByText('Image uploaded successfully.')).toBeNull();
});

export const UploadRefused = meta.story({
  render: renderScreen({ ...item, scenario: 'uploadRefused' }),
  parameters: { states: ['image-save.saving.failed'] },
  play: savePhoto,
});

UploadRefused.test('S4.IMG.04 S8.IMG.03 J51 the server refuses: the file is named', async () => {
  await expect(await failure()).toHaveTextContent('The pictures could not be saved. lagoon.jpg.');
  await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const ChoiceRefused = meta.story({
  render: renderScreen({ ...item, scenario: 'displayFirstDown' }),
  parameters: { states: ['image-save.saving.failed'] },
  play: async ({ canvas, userEvent }) => {
    const tile = await tileOf(canvas, 'BLACK');
    await userEvent.click(tile.getByRole('radio'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  },
});

ChoiceRefused.test('S2.IMG.08 J51 a refused display picture can be sent again', async ({ userEvent }) => {
  await expect(await failure()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect(await failure()).toBeVisible();
});

export const SessionEnded = meta.story({
  render: renderScreen({ ...item, scenario: 'uploadSessionEnded' }),
  parameters: { states: ['image-save.saving.failed'] },
  play: savePhoto,
});

SessionEnded.test('J51 an ended session asks for the password and keeps the work', async ({ canvas, userEvent }) => {
  await expect(await screen.findByRole('form', { name: 'Log in again' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log in and go on' }));
  await expect(await screen.findByText('Please enter both email and password')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const tile = await tileOf(canvas, 'LAGOON');
  await expect(tile.getByText('lagoon.jpg')).toBeVisible();
});
