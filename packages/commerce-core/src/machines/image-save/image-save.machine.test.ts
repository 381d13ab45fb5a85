import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { imageSaveMachine } from './image-save.machine.ts';
import { selectHasImageChanges, selectPictureOf } from './image-save.selectors.ts';
import type {
  ImageSaveEmitted,
  PictureChoice,
  PictureData,
  SetDisplayFirstInput,
  UploadPicturesInput,
} from './image-save.types.ts';

const red: PictureChoice = { colour: 'RED', fileName: 'red.png', data: { size: 9_000_000, type: 'image/png' } };
const blue: PictureChoice = { colour: 'BLUE', fileName: 'blue.jpg', data: { size: 100, type: 'image/jpeg' } };
const small: PictureData = { size: 50, type: 'image/webp' };

function start() {
  const prepare = manualActor<PictureData, PictureChoice>();
  const upload = manualActor<void, UploadPicturesInput>();
  const mark = manualActor<void, SetDisplayFirstInput>();
  const clock = new SimulatedClock();
  const machine = imageSaveMachine.provide({
    actors: { preparePicture: prepare.logic, uploadPictures: upload.logic, setDisplayFirst: mark.logic },
  });
  const actor = createActor(machine, { clock });
  const emitted: ImageSaveEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'item.open', productId: 7, displayFirst: 'RED' });
  const choose = (picture: PictureChoice): void => actor.send({ type: 'picture.choose', ...picture });
  const press = (): void => actor.send({ type: 'save.press' });
  const hasChanges = (): boolean => selectHasImageChanges(actor.getSnapshot());
  const percent = (): number | null => actor.getSnapshot().context.percent;
  return { actor, clock, prepare, upload, mark, emitted, choose, press, hasChanges, percent };
}

/** A save of two pictures of which the first, RED, was prepared, and the second, BLUE, could not be. */
async function startHalfPrepared() {
  const { actor, prepare, upload, choose, press } = start();
  choose(red);
  choose(blue);
  press();
  prepare.call().resolve(small);
  await settle();
  prepare.call().reject(offline);
  await settle();
  return { actor, prepare, upload, choose, press };
}

describe('image-save machine', () => {
  it('S4.IMG.01 S4.IMG.02 S2.IMG.08 S4.IMG.03 S9.IMG.04 spinner, percent, success for 1 s, then idle and empty', async () => {
    const { actor, clock, prepare, upload, emitted, choose, press, percent, hasChanges } = start();
    choose(red);
    press();
    expect(actor.getSnapshot().matches('saving')).toBe(true);
    expect([actor.getSnapshot().hasTag('overlay'), percent()]).toEqual([true, null]);
    prepare.call().resolve(small);
    await settle();
    expect(upload.call().input).toMatchObject({ productId: 7, pictures: [{ ...red, data: small }] });
    upload.call().input.onProgress(41.7);
    expect(percent()).toBe(42);
    upload.call().input.onProgress(250);
    expect(percent()).toBe(100);
    upload.call().resolve();
    await settle();
    expect(actor.getSnapshot().matches('success')).toBe(true);
    expect(emitted).toEqual([{ type: 'image.saved', productId: 7 }]);
    clock.increment(999);
    expect(actor.getSnapshot().matches('success')).toBe(true);
    clock.increment(1);
    expect([actor.getSnapshot().matches('idle'), hasChanges(), percent()]).toEqual([true, false, null]);
  });

  it('S8.IMG.02 a change of the display picture alone uploads nothing and shows its notice', async () => {
    const { actor, upload, mark, emitted, press, hasChanges } = start();
    actor.send({ type: 'display.choose', colour: 'BLUE' });
    expect(hasChanges()).toBe(true);
    press();
    expect(mark.call().input).toEqual({ productId: 7, colour: 'BLUE' });
    mark.call().resolve();
    await settle();
    expect(upload.calls).toHaveLength(0);
    expect(emitted).toMatchObject([{ notice: { text: 'Display image updated.' } }, { type: 'image.saved' }]);
    expect(hasChanges()).toBe(false);
  });

  it('S2.IMG.07 Save needs a change: choosing the saved picture again is none', () => {
    const { actor, choose, press, hasChanges } = start();
    press();
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    actor.send({ type: 'display.choose', colour: 'RED' });
    expect(hasChanges()).toBe(false);
    choose(red);
    choose({ ...red, fileName: 'better.png' });
    expect(selectPictureOf('RED')(actor.getSnapshot())?.fileName).toBe('better.png');
    actor.send({ type: 'picture.remove', colour: 'RED' });
    expect([hasChanges(), selectPictureOf('RED')(actor.getSnapshot())]).toEqual([false, null]);
    choose(red);
    actor.send({ type: 'item.open', productId: 8, displayFirst: null });
    expect(hasChanges()).toBe(false);
  });

  it('S5.IMG.01 a file that is not a picture is refused by name', () => {
    const { emitted, choose, hasChanges } = start();
    choose({ ...red, fileName: 'list.pdf', data: { size: 1, type: 'application/pdf' } });
    expect(hasChanges()).toBe(false);
    expect(emitted).toMatchObject([{ notice: { detail: 'list.pdf' } }]);
  });

  it('J51 S4.IMG.04 an error names the file, and a retry continues at the failed step', async () => {
    const { actor, prepare, upload, emitted, choose, press } = start();
    choose(red);
    choose(blue);
    press();
    prepare.call().resolve(small);
    await settle();
    prepare.call().reject(new Error('This browser cannot read it.'));
    await settle();
    expect(actor.getSnapshot().matches({ saving: 'failed' })).toBe(true);
    expect(actor.getSnapshot().hasTag('overlay')).toBe(true);
    expect(actor.getSnapshot().context.failedFiles).toEqual(['blue.jpg']);
    expect(emitted).toMatchObject([{ notice: { tone: 'danger', detail: 'blue.jpg', action: 'retry' } }]);
    actor.send({ type: 'save.retry' });
    expect(prepare.calls.map((call) => call.input.colour)).toEqual(['RED', 'BLUE', 'BLUE']);
    prepare.call().resolve(small);
    await settle();
    upload.call().reject(refusal(422, 'image.invalid', 'This file is not a picture we can read.'));
    await settle();
    expect(actor.getSnapshot().context.failedFiles).toEqual(['red.png', 'blue.jpg']);
    expect(emitted.at(-1)).toMatchObject({
      notice: { detail: 'red.png · blue.jpg · This file is not a picture we can read.' },
    });
  });

  it('J51 uploaded pictures are not sent again when only the display choice failed', async () => {
    const { actor, prepare, upload, mark, emitted, choose, press } = start();
    choose(blue);
    actor.send({ type: 'display.choose', colour: 'BLUE' });
    press();
    prepare.call().resolve(small);
    await settle();
    upload.call().resolve();
    await settle();
    mark.call().reject(offline);
    await settle();
    expect(emitted).toMatchObject([{ notice: { messageId: 'J51.NOT_SAVED', detail: null } }]);
    actor.send({ type: 'save.retry' });
    mark.call().resolve();
    await settle();
    expect([upload.calls.length, mark.calls.length]).toEqual([1, 2]);
    expect(actor.getSnapshot().matches('success')).toBe(true);
  });

  it('J51 closing keeps every choice; a replaced picture is prepared and sent again', async () => {
    const { actor, prepare, upload, choose, press, hasChanges } = start();
    choose(red);
    press();
    prepare.call().resolve(small);
    await settle();
    upload.call().reject(offline);
    await settle();
    actor.send({ type: 'save.close' });
    expect([actor.getSnapshot().matches('idle'), hasChanges()]).toEqual([true, true]);
    choose({ ...red, fileName: 'red-2.png' });
    press();
    expect(prepare.call().input.fileName).toBe('red-2.png');
  });

  it('events during a save are ignored', () => {
    const { actor, prepare, emitted, choose, press } = start();
    choose(red);
    press();
    press();
    choose(blue);
    expect([prepare.calls.length, emitted]).toEqual([1, []]);
    expect(actor.getSnapshot().context.pictures.map(({ fileName }) => fileName)).toEqual([red.fileName]);
  });

  it('each step of a save says what the screen shows of it', async () => {
    const { actor, prepare, upload, mark, choose, press, percent } = start();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    expect(tags()).toEqual([]);
    choose(blue);
    actor.send({ type: 'display.choose', colour: 'BLUE' });
    press();
    expect(tags()).toEqual(['busy', 'overlay']);
    prepare.call().resolve(small);
    await settle();
    expect([tags(), upload.calls.length]).toEqual([['busy', 'overlay'], 1]);
    upload.call().resolve();
    await settle();
    expect([tags(), percent(), mark.calls.length]).toEqual([['busy', 'overlay'], 100, 1]);
    mark.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['failed', 'overlay']);
    expect(actor.getSnapshot().context).toMatchObject({ failedFiles: [], callError: { kind: 'network' } });
    actor.send({ type: 'save.retry' });
    mark.call().resolve();
    await settle();
    expect(tags()).toEqual(['overlay', 'success']);
  });

  it('nothing can be saved before an item is open', () => {
    const actor = createActor(imageSaveMachine).start();
    actor.send({ type: 'picture.choose', ...red });
    actor.send({ type: 'display.choose', colour: 'BLUE' });
    expect(selectHasImageChanges(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'save.press' });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
  });

  it.each(['image/', 'text/image/png', ''])('S5.IMG.01 a file of the type %j is no picture', (type) => {
    const { emitted, choose, hasChanges } = start();
    choose({ ...red, data: { size: 1, type } });
    expect(hasChanges()).toBe(false);
    expect(emitted).toMatchObject([{ type: 'image.notice', notice: { tone: 'danger' } }]);
  });

  it('a retry begins without the percent, the files and the error of the last try', async () => {
    const { actor, prepare, upload, choose, press, percent } = start();
    choose(red);
    press();
    prepare.call().resolve(small);
    await settle();
    upload.call().input.onProgress(-3);
    expect(percent()).toBe(0);
    upload.call().input.onProgress(40);
    upload.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ failedFiles: ['red.png'], callError: { kind: 'network' } });
    actor.send({ type: 'save.retry' });
    expect(actor.getSnapshot().context).toMatchObject({ percent: null, failedFiles: [], callError: null });
  });

  it('a picture that was taken out and chosen again is prepared again', async () => {
    const { actor, prepare, upload, choose, press } = await startHalfPrepared();
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    actor.send({ type: 'save.close' });
    actor.send({ type: 'picture.remove', colour: 'RED' });
    choose(red);
    press();
    expect(prepare.call().input.colour).toBe('BLUE');
    prepare.call().resolve(small);
    await settle();
    expect(prepare.call().input.colour).toBe('RED');
    prepare.call().resolve(small);
    await settle();
    expect(upload.call().input.pictures.map(({ colour }) => colour)).toEqual(['BLUE', 'RED']);
  });

  it('taking out one picture keeps the other, with what was prepared of it', async () => {
    const { actor, prepare, upload, press } = await startHalfPrepared();
    actor.send({ type: 'save.close' });
    actor.send({ type: 'picture.remove', colour: 'BLUE' });
    press();
    expect(upload.call().input.pictures).toMatchObject([{ colour: 'RED', data: small }]);
    expect(prepare.calls).toHaveLength(2);
  });

  it('a picture chosen after the upload is uploaded too, and the item’s other picture is not prepared again', async () => {
    const { actor, prepare, upload, mark, choose, press } = start();
    choose(blue);
    actor.send({ type: 'display.choose', colour: 'BLUE' });
    press();
    prepare.call().resolve(small);
    await settle();
    upload.call().resolve();
    await settle();
    mark.call().reject(offline);
    await settle();
    actor.send({ type: 'save.close' });
    choose(red);
    press();
    prepare.call().resolve(small);
    await settle();
    expect(prepare.calls).toHaveLength(2);
    expect(upload.call().input.pictures.map(({ colour }) => colour)).toEqual(['BLUE', 'RED']);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: imageSaveMachine,
      events: [
        { type: 'item.open', productId: 7, displayFirst: 'RED' },
        { type: 'picture.choose', ...red },
        { type: 'picture.choose', ...red, data: { size: 1, type: 'text/plain' } },
        { type: 'picture.remove', colour: 'RED' },
        { type: 'display.choose', colour: 'BLUE' },
        { type: 'save.press' },
        { type: 'save.retry' },
        { type: 'save.close' },
        { type: 'save.progress', percent: 40 },
      ],
      answers: {
        preparePicture: { done: [small], error: [offline] },
        uploadPictures: { done: [undefined], error: [offline] },
        setDisplayFirst: { done: [undefined], error: [offline] },
      },
      facts: ({ productId, pictures, prepared, isUploaded, displayFirst, displayChoice }) => [
        productId,
        pictures.length,
        prepared.length,
        isUploaded,
        displayFirst,
        displayChoice,
      ],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./image-save.messages.json');
  });
});
