import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/CataloguePictures', parameters: { layout: 'fullscreen' } });
const opened = { path: '/catalogue/pictures', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;
const tablet = { viewport: { value: 'tablet' } } as const;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const names = ['1001_PETROL-BLUE.png', '1002 coral.jpg', 'beach.png', 'notes.txt', '1001_petrol-blue.webp'];

/** Chooses files. A browser's dialog shows pictures and ZIPs only; what is dropped may be anything. */
async function choose({ canvas, userEvent }: Play, chosen: readonly string[]): Promise<void> {
  const input = await canvas.findByLabelText('Drop pictures or a ZIP here, or choose them');
  await userEvent.setup({ applyAccept: false }).upload(input, chosen.map(png));
}

/** Chooses files and uploads them. */
async function upload(story: Play, chosen: readonly string[] = names): Promise<void> {
  await choose(story, chosen);
  await story.userEvent.click(story.canvas.getByRole('button', { name: /^Upload \d+ files?$/ }));
}

/** Opens the question which product a picture shows, and answers it. */
async function assign({ canvas, userEvent }: Play, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose picture is this?' }));
  await within(dialog.getByRole('combobox', { name: 'Category' })).findByRole('option', { name: 'T-Shirts' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'T-Shirts');
  const item = dialog.getByRole('combobox', { name: 'Item' });
  await within(item).findByRole('option', { name: /1001/ });
  await userEvent.selectOptions(item, '1001');
  const colour = dialog.getByRole('combobox', { name: 'Colour' });
  await within(colour).findByRole('option', { name: 'PETROL BLUE' });
  await userEvent.selectOptions(colour, 'PETROL BLUE');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Side' }), 'Back');
}

const saveAssigned = async ({ userEvent }: Play) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Whose picture is this?' })).getByRole('button', {
      name: 'Put it in the shop',
    }),
  );

export const Ready = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesUnmatched' }),
  parameters: { states: ['CataloguePictures/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /beach-morning/ })).toBeVisible();
  },
});

Ready.test('S7.EXT.07 J35 says which names fit, with examples, and which files it takes', async ({ canvas }) => {
  await expect(canvas.getByText('{id}_{COLOUR}')).toBeVisible();
  await expect(canvas.getByText('1001_PETROL-BLUE.jpg')).toBeVisible();
  await expect(canvas.getByLabelText(/Drop pictures or a ZIP here/)).toHaveAccessibleDescription(
    /JPEG, PNG or WebP, up to 200 at once and 12 MB each/,
  );
  await expect(canvas.getByRole('link', { name: 'Pictures' })).toHaveAttribute('aria-current', 'page');
});

Ready.test('asks for a file before it uploads', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
  await expect(await canvas.findByText('Choose at least one picture or a ZIP first.')).toBeVisible();
});

Ready.test('S7.EXT.07 deletes a picture after a confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete shoot/beach-morning.jpg' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this picture?' });
  await expectSeen(question);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('row', { name: /beach-morning/ })).toBeNull());
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Without a product' })).toHaveFocus());
});

Ready.test('uploads, chooses and deletes with the keyboard alone', async ({ canvas, userEvent }) => {
  canvas.getByLabelText(/Drop pictures or a ZIP here/).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('region', { name: 'Pictures without a product' })).toHaveFocus();
  await userEvent.tab();
  const opener = canvas.getByRole('button', { name: 'Choose a product for shoot/beach-morning.jpg' });
  await expect(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Whose picture is this?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog', { name: 'Delete this picture?' });
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: tablet });

export const Empty = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['CataloguePictures/empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every picture has a product')).toBeVisible();
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'unmatchedWaiting' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'unmatchedDown' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/failed'] },
});

Failed.test('pictures can still be uploaded', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'We could not load the pictures without a product' }),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Upload' })).toBeEnabled();
});

export const Chosen = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['CataloguePictures/chosen'] },
  play: async (story) => {
    await choose(story, [...names, 'monsoon-shoot.zip']);
    await expect(await story.canvas.findByRole('listitem', { name: 'monsoon-shoot.zip, waiting' })).toBeVisible();
  },
});

Chosen.test('S7.EXT.07 says which files are not sent, and each can be removed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('listitem', { name: 'notes.txt, failed' })).toHaveTextContent(/not a ZIP/);
  await expect(canvas.getByRole('button', { name: 'Upload 5 files' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove: beach.png' }));
  await expect(canvas.queryByRole('listitem', { name: /beach/ })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Upload 4 files' })).toBeVisible();
});

export const TooMany = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['CataloguePictures/tooMany'] },
  play: async (story) => {
    await choose(
      story,
      Array.from({ length: 202 }, (_, index) => `${1000 + index}_NAVY.jpg`),
    );
    await expect(await story.canvas.findByText(/One upload takes 200 files. 2 more wait/)).toBeVisible();
  },
});

export const Uploading = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesUploading' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/uploading'] },
  play: async (story) => {
    await upload(story);
    await expect(await story.canvas.findByText('The files are on their way. Keep this page open.')).toBeVisible();
  },
});

Uploading.test(
  'S7.EXT.07 an upload can be stopped: nothing of it is saved, and its files stay listed',
  async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/You stopped the upload. None of its pictures was saved/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload 4 files' })).toHaveFocus());
    await expect(canvas.getByRole('listitem', { name: 'beach.png, waiting' })).toBeVisible();
  },
);

export const UploadStopped = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesUploading' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/uploadStopped'] },
  play: async (story) => {
    await upload(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Stop' }));
    await expect(await story.canvas.findByText(/You stopped the upload/)).toBeVisible();
  },
});

export const NotUploaded = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesNotUploaded' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/notUploaded'] },
  play: async (story) => {
    await upload(story);
    await expect(await story.canvas.findByText(/The pictures did not arrive/)).toBeVisible();
  },
});

NotUploaded.test('J51 keeps the chosen files', async ({ canvas }) => {
  await expect(canvas.getByRole('listitem', { name: 'beach.png, waiting' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Upload 4 files' })).toBeVisible();
});

export const BrokenZip = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesZipRefused' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/notUploaded'] },
  play: async (story) => {
    await upload(story, ['shoot.zip']);
    await expect(await story.canvas.findByText('This ZIP file cannot be read.')).toBeVisible();
  },
});

export const SessionEnded = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesSessionEnded' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/sessionEnded'] },
  play: async (story) => {
    await upload(story);
    await expect(await story.canvas.findByRole('form', { name: 'Log in again' })).toBeVisible();
  },
});

SessionEnded.test('J51 an ended session keeps the chosen files', async ({ canvas }) => {
  await expect(canvas.getByText(/nothing you typed is lost/)).toBeVisible();
  await expect(canvas.getByRole('listitem', { name: '1002 coral.jpg, waiting' })).toBeVisible();
});

// S7.EXT.07 shows the progress of each file and the reason of a refusal
export const Checking = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue/pictures?batch=batch-under-way', scenario: 'picturesChecking' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/checking'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'shoot/1003_NAVY.jpg, in progress' })).toBeVisible();
    await expect(canvas.getByText('3 of 8 done, 1 failed')).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'shoot/notes.txt, failed' })).toHaveTextContent(
      /not a picture we can read. Open it, save it as JPEG/,
    );
  },
});

export const Done = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['CataloguePictures/done'] },
  play: async (story) => {
    await upload(story);
    await expect(
      await story.canvas.findByRole('heading', { name: '2 pictures in the shop' }, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(await story.canvas.findByRole('row', { name: /^beach.png/ })).toBeVisible();
  },
});

Done.test('S7.EXT.07 lists refusals first, each with its reason and what to do', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Result of each picture' }));
  await expect(canvas.getByText(/Without a product: 1. Refused: 1./)).toBeVisible();
  const [, first] = table.getAllByRole('row');
  await expect(first).toHaveTextContent(/1001_petrol-blue.webp.*Refused.*already this picture.*_2 for the back/);
  await expect(table.getByRole('row', { name: /1002 coral/ })).toHaveTextContent('Kumarakom Flow Tee, CORAL, front');
  await expect(canvas.getByRole('link', { name: 'Upload more pictures' })).toBeVisible();
});

Done.test('S7.EXT.07 assigns a picture to a product, which the result then shows', async (story) => {
  await assign(story, /^Choose a product for beach.png/);
  await saveAssigned(story);
  await expect(await story.canvas.findByText('Every picture has a product')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(story.canvas.getByRole('heading', { name: 'Without a product' })).toHaveFocus());
});

export const Stopped = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue/pictures?batch=batch-stopped', scenario: 'picturesStopped' }),
  globals: tablet,
  parameters: { states: ['CataloguePictures/stopped'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server stopped before all were checked/)).toBeVisible();
  },
});

export const BatchFailed = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue/pictures?batch=batch-1', scenario: 'pictureBatchDown' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/batchFailed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not load this upload' })).toBeVisible();
  },
});

export const BatchGone = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue/pictures?batch=batch-1' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/batchFailed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This upload is not found' })).toBeVisible();
  },
});

export const Assigning = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesUnmatched' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/assigning'] },
  play: async (story) => {
    await assign(story, /^Choose a product for shoot/);
    await expectSeen(await screen.findByRole('img', { name: 'shoot/beach-morning.jpg' }));
  },
});

Assigning.test('asks for item and colour before it saves', async (story) => {
  const dialog = within(await screen.findByRole('dialog'));
  await story.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Colour' }), '');
  await saveAssigned(story);
  await expect(await dialog.findByText('Choose an item and its colour first.')).toBeVisible();
});

Assigning.test('Escape returns the focus to the button that opened it', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: /^Choose a product for shoot/ })).toHaveFocus();
});

Assigning.test('S7.EXT.07 a late answer leaves the dialog of the next picture open', async (story) => {
  const { canvas, userEvent, msw } = story;
  const answered = Promise.withResolvers<void>();
  msw.use(http.post('*', () => answered.promise));
  await saveAssigned(story);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const next = canvas.getByRole('button', { name: /^Choose a product for WhatsApp/ });
  await userEvent.click(next);
  await screen.findByRole('dialog');
  answered.resolve();
  const earlier = { name: /^Choose a product for shoot/, hidden: true };
  await waitFor(() => expect(canvas.queryByRole('button', earlier)).toBeNull());
  await expectSeen(await screen.findByRole('img', { name: /^WhatsApp/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(next).toHaveFocus());
});

export const AssignRefused = meta.story({
  render: renderScreen({ ...opened, scenario: 'assignRefused' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/assignRefused'] },
  play: async (story) => {
    await assign(story, /^Choose a product for shoot/);
    await saveAssigned(story);
    await expectSeen(await screen.findByText('Please upload the front picture of this colour first.'));
  },
});

export const NotDeleted = meta.story({
  render: renderScreen({ ...opened, scenario: 'assignNotSaved' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/notDeleted'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete shoot/beach-morning.jpg' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('The picture was not deleted. Try again.')).toBeVisible();
  },
});

Ready.test('S7.EXT.07 deletes a second picture while the first is on its way', async ({ canvas, userEvent, msw }) => {
  const answered = Promise.withResolvers<void>();
  msw.use(http.delete('*', () => answered.promise));
  for (const name of [/^Delete shoot/, /^Delete WhatsApp/]) {
    await userEvent.click(canvas.getByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  answered.resolve();
  await expect(await canvas.findByText('Every picture has a product')).toBeVisible();
});

Ready.test('S7.EXT.07 says that a picture was not deleted, also when another is deleted after it', async (story) => {
  const { canvas, userEvent, msw } = story;
  const remove = async (name: RegExp) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  msw.use(http.delete('*', () => HttpResponse.error(), { once: true }));
  await remove(/^Delete shoot/);
  await canvas.findByText('The picture was not deleted. Try again.');
  await remove(/^Delete WhatsApp/);
  await waitFor(() => expect(canvas.queryByRole('button', { name: /^Delete WhatsApp/ })).toBeNull());
  await expect(canvas.getByText('The picture was not deleted. Try again.')).toBeVisible();
});

Ready.test('the emptied last page does not say that every picture has a product', async (story) => {
  const { canvas, userEvent, msw } = story;
  let total = 26;
  const rest = () => HttpResponse.json([], { headers: { 'x-total-count': String(total) } });
  msw.use(http.get('*/unmatchedPicture/items/*', rest));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete shoot/beach-morning.jpg' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const pages = within(await canvas.findByRole('navigation', { name: 'Pages of pictures without a product' }));
  total = 25;
  await userEvent.click(pages.getByRole('link', { name: 'Page 2 of 2' }));
  await waitFor(() => expect(canvas.getByText('This page is empty now')).toBeVisible());
  await expect(canvas.queryByText('Every picture has a product')).toBeNull();
});

Ready.test('an upload that arrives after its page was left leaves the next page open', async (story) => {
  const { canvas, userEvent, msw } = story;
  const answered = Promise.withResolvers<void>();
  msw.use(http.post('*', () => answered.promise));
  await upload(story);
  await userEvent.click(canvas.getByRole('link', { name: 'History' }));
  await canvas.findByRole('heading', { name: 'History', level: 1 });
  answered.resolve();
  await expectSeen(await screen.findByText('Your pictures have arrived and are being checked.'));
  await expect(canvas.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await expect(await canvas.findByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible();
});

Chosen.test('after a file is removed by keyboard the next Tab goes on beside it', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Remove: beach.png' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('listitem', { name: /beach/ })).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Remove: notes.txt' })).toHaveFocus();
});

export const Fetching = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesFetching' }),
  parameters: { states: ['CataloguePictures/fetching'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fetching the pictures of your import' })).toBeVisible();
    await expect(canvas.getByText(/^212 of 1,240 pictures, 3 failed\./)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '215');
  },
});

export const FetchingPhone = Fetching.extend({ globals: phone });

export const Fetched = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesFetched' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/fetched'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,240 of 1,240 pictures.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try all of them again' })).toBeNull();
  },
});

export const NotFetched = meta.story({
  render: renderScreen({ ...opened, scenario: 'picturesNotFetched' }),
  parameters: { states: ['CataloguePictures/notFetched'] },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Kumarakom Flow Tee, CORAL, front/ }));
    await expect(row.getByText(/A web page is at this address, such as one to log in/)).toBeVisible();
    await expect(row.getByText(/Open the other shop to visitors without a login/)).toBeVisible();
  },
});

NotFetched.test('J58 one is tried again and one is left, by keyboard alone', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Try again: Vembanad Run Tee, NAVY, front' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Vembanad Run Tee/ })).toBeNull());
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Fetching the pictures of your import' })).toHaveFocus(),
  );
  canvas.getByRole('button', { name: 'Do without: Kumarakom Flow Tee, CORAL, front' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Kumarakom Flow Tee/ })).toBeNull());
});

NotFetched.test('J58 all are tried again, or left after a confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do without all of them' }));
  const question = await screen.findByRole('alertdialog', { name: 'Do without these pictures?' });
  await expectSeen(question);
  await userEvent.click(within(question).getByRole('button', { name: 'Do without them' }));
  await expect(await canvas.findByText('212 of 212 pictures.')).toBeVisible();
});

export const NotFetchedPhone = NotFetched.extend({ globals: phone });
export const NotFetchedTablet = NotFetched.extend({ globals: tablet });

export const FetchStepFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'pictureFetchStepDown' }),
  globals: phone,
  parameters: { states: ['CataloguePictures/fetchStepFailed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try all of them again' }));
    await expect(await canvas.findByText(/Nothing was changed\./)).toBeVisible();
  },
});
