import { imageSaveMachine, type PictureChoice, type PictureData, type UploadPicturesInput } from '@kayal/commerce-core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import preview from '../../../../../.storybook/preview.tsx';
import { watchActors } from '../../../storybook/atlas/watch-actors.test-support.ts';
import { SaveOverlay } from './SaveOverlay.tsx';

/** The behaviour of each step of the save; by default it succeeds. */
interface Steps {
  readonly prepare?: () => Promise<PictureData>;
  readonly upload?: (input: UploadPicturesInput) => Promise<void>;
  readonly mark?: () => Promise<void>;
  /** How long success is shown, ms; a second where absent. */
  readonly shownMs?: number;
}

const never = new Promise<never>(() => {});
const refused = Object.assign(new Error('The file is not a picture.'), { status: 400, code: 'image.invalid' });
const small = new Blob(['x'], { type: 'image/png' });

/** A save under way: two pictures and another display image. */
function startSave({ prepare, upload, mark, shownMs }: Steps) {
  const machine = imageSaveMachine.provide({
    actors: {
      preparePicture: fromPromise<PictureData, PictureChoice>(async ({ input }) => prepare?.() ?? input.data),
      uploadPictures: fromPromise<void, UploadPicturesInput>(async ({ input }) => upload?.(input)),
      setDisplayFirst: fromPromise<void, { readonly productId: number; readonly colour: string }>(async () => mark?.()),
    },
    ...(shownMs === undefined ? {} : { delays: { shown: shownMs } }),
  });
  const actor = createActor(machine, watchActors()).start();
  actor.send({ type: 'item.open', productId: 1001, displayFirst: 'NAVY' });
  actor.send({ type: 'picture.choose', colour: 'NAVY', fileName: 'navy-front.png', data: small });
  actor.send({ type: 'picture.choose', colour: 'BLACK', fileName: 'black-front.png', data: small });
  actor.send({ type: 'display.choose', colour: 'BLACK' });
  actor.send({ type: 'save.press' });
  return actor;
}

function Save(steps: Steps) {
  const [actor] = useState(() => startSave(steps));
  useEffect(() => () => void actor.stop(), [actor]);
  const snapshot = useSelector(actor, (state) => state);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Vembanad Run Tee
      </h1>
      <p>{snapshot.context.pictures.length} chosen</p>
      <SaveOverlay snapshot={snapshot} actor={actor} returnFocus={title} loginAgain={<p>The way back in</p>} />
    </>
  );
}

const meta = preview.meta({
  component: Save,
  title: 'Screens/Image upload/Save',
  parameters: { layout: 'fullscreen' },
});

export const Preparing = meta.story({
  args: { prepare: () => never },
  parameters: { states: ['image-save.saving.preparing'] },
});

Preparing.test('S4.IMG.02 S2.IMG.08 covers the page with a spinner first', async () => {
  await expect(screen.getByRole('dialog', { name: 'Saving the pictures' })).toBeVisible();
  await expect(screen.getByRole('status')).toHaveTextContent('Making picture 1 of 2 ready');
  await expect(screen.queryByRole('progressbar')).toBeNull();
});

const stalled =
  (percent: number) =>
  async ({ onProgress }: UploadPicturesInput) => {
    onProgress(percent);
    await never;
  };

export const Sending = meta.story({
  args: { upload: stalled(41.6) },
  parameters: { states: ['image-save.saving.uploading'] },
});

Sending.test('S2.IMG.08 then shows a bar with the uploaded percent', async () => {
  await expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '42');
  await expect(screen.getByText('42%')).toBeVisible();
});

export const Storing = meta.story({
  args: { upload: stalled(100) },
  parameters: { states: ['image-save.saving.uploading'] },
});

Storing.test('S2.IMG.08 after the upload says that the server is still working', async () => {
  await expect(await screen.findByText(/Storing the pictures/)).toBeVisible();
});

export const Marking = meta.story({
  args: { mark: () => never },
  parameters: { states: ['image-save.saving.marking'] },
});

export const Successful = meta.story({
  args: { shownMs: 86_400_000 },
  parameters: { states: ['image-save.success'] },
});

Successful.test('S2.IMG.08 S4.IMG.01 ends with its exact word', async () => {
  await expect(await screen.findByText('Successful')).toBeVisible();
});

/** Closes by itself after a while, which a picture test's stopped clock never lets happen. */
export const Finished = meta.story({ parameters: { states: ['image-save.idle'] } });

Finished.test('S4.IMG.03 S9.IMG.04 closes by itself and leaves an empty form', async ({ canvas }) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await canvas.findByText('0 chosen')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Vembanad Run Tee' })).toHaveFocus();
});

export const Unreadable = meta.story({
  args: { prepare: () => Promise.reject(refused) },
  parameters: { states: ['image-save.saving.failed'] },
});

Unreadable.test('S4.IMG.04 S8.IMG.03 J51 names the file that could not be read', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'The pictures could not be saved. navy-front.png. The file is not a picture.',
  );
});

Unreadable.test('J51 Close keeps the chosen pictures', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(canvas.getByText('2 chosen')).toBeVisible();
});

Unreadable.test('J51 Escape closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('alert'));
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByText('2 chosen')).toBeVisible();
});

export const Offline = meta.story({
  args: { upload: () => Promise.reject(new TypeError('no answer')) },
  parameters: { states: ['image-save.saving.failed'] },
});

Offline.test('J51 names every file when none was stored, and can be retried', async ({ userEvent }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'The pictures could not be saved. navy-front.png and black-front.png. The shop did not answer.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

export const NotMarked = meta.story({
  args: { mark: () => Promise.reject(new TypeError('no answer')) },
  parameters: { states: ['image-save.saving.failed'] },
});

const ended = Object.assign(new Error('Please log in.'), { status: 401, code: 'auth.required' });

export const SessionEnded = meta.story({
  args: { upload: () => Promise.reject(ended) },
  parameters: { states: ['image-save.saving.failed'] },
});

SessionEnded.test('J51 an ended session keeps the work', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost');
  await expect(screen.getByText('The way back in')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

export const Phone = Unreadable.extend({ globals: { viewport: { value: 'phone' } } });
