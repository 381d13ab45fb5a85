import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { imageTexts } from '../../texts/back-office-texts.ts';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { imageSavedMs } from '../../shop/profile-for-machines.ts';
import { firstUnprepared, hasPictureChanges, isDisplayChanged, isPicture, nothingChosen } from './image-save.logic.ts';
import type {
  ImageSaveContext,
  ImageSaveEmitted,
  ImageSaveEvent,
  ImageSaveTag,
  PictureChoice,
  PictureData,
  SetDisplayFirstInput,
  UploadPicturesInput,
} from './image-save.types.ts';

/** Returns a value that must exist during a save. @throws when it does not */
function needed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('There is nothing to save.');
  return value;
}

/**
 * Pictures of one item, and which of them lists show. A save compresses each picture, sends all of them, then sets the
 * display colour. A retry continues at the failed step and repeats none.
 * Actors: `preparePicture` returns the compressed picture, `uploadPictures` and `setDisplayFirst` nothing.
 */
export const imageSaveMachine = setup({
  types: {} as {
    context: ImageSaveContext;
    events: ImageSaveEvent;
    emitted: ImageSaveEmitted;
    tags: ImageSaveTag;
  },
  actors: {
    preparePicture: notProvided<PictureData, PictureChoice>('preparePicture'),
    uploadPictures: notProvided<void, UploadPicturesInput>('uploadPictures'),
    setDisplayFirst: notProvided<void, SetDisplayFirstInput>('setDisplayFirst'),
  },
  guards: {
    hasChanges: ({ context }) => hasPictureChanges(context),
    isPicture: ({ event }) => {
      assertEvent(event, 'picture.choose');
      return isPicture(event.data);
    },
    hasUnprepared: ({ context }) => firstUnprepared(context) !== undefined,
    hasUnsent: ({ context }) => context.pictures.length > 0 && !context.isUploaded,
    isDisplayChanged: ({ context }) => isDisplayChanged(context),
  },
  actions: {
    openItem: assign(({ event }) => {
      assertEvent(event, 'item.open');
      const { productId, displayFirst } = event;
      return { ...nothingChosen, productId, displayFirst, displayChoice: displayFirst };
    }),
    keepPicture: assign(({ context, event }) => {
      assertEvent(event, 'picture.choose');
      const { colour, fileName, data } = event;
      const others = (pictures: readonly PictureChoice[]) => pictures.filter((each) => each.colour !== colour);
      return {
        pictures: [...others(context.pictures), { colour, fileName, data }],
        prepared: others(context.prepared),
        isUploaded: false,
      };
    }),
    dropPicture: assign(({ context, event }) => {
      assertEvent(event, 'picture.remove');
      const others = (pictures: readonly PictureChoice[]) => pictures.filter((each) => each.colour !== event.colour);
      return { pictures: others(context.pictures), prepared: others(context.prepared) };
    }),
    keepDisplay: assign(({ event }) => {
      assertEvent(event, 'display.choose');
      return { displayChoice: event.colour };
    }),
    beginSave: assign({ percent: null, failedFiles: [], callError: null }),
    keepPrepared: assign(({ context }, params: { data: PictureData }) => ({
      prepared: [...context.prepared, { ...needed(firstUnprepared(context)), data: params.data }],
    })),
    keepPercent: assign(({ event }) => {
      assertEvent(event, 'save.progress');
      return { percent: Math.min(100, Math.max(0, Math.round(event.percent))) };
    }),
    keepUploaded: assign({ isUploaded: true, percent: 100 }),
    keepMarked: assign(({ context }) => ({ displayFirst: context.displayChoice })),
    failOnPicture: assign(({ context }, params: { error: unknown }) => ({
      callError: toCallError(params.error),
      failedFiles: [needed(firstUnprepared(context)).fileName],
    })),
    failOnUpload: assign(({ context }, params: { error: unknown }) => ({
      callError: toCallError(params.error),
      failedFiles: context.pictures.map(({ fileName }) => fileName),
    })),
    failOnDisplay: assign((_, params: { error: unknown }) => ({
      callError: toCallError(params.error),
      failedFiles: [],
    })),
    notifyError: emit(({ context }) => ({
      type: 'image.notice' as const,
      notice: noticeFrom(imageTexts, 'danger', 'J51.NOT_SAVED', {
        detail: [...context.failedFiles, context.callError?.message ?? ''].filter(Boolean).join(' · ') || null,
        action: 'retry',
      }),
    })),
    notifySaved: enqueueActions(({ context, enqueue }) => {
      if (context.pictures.length === 0)
        enqueue.emit({ type: 'image.notice', notice: noticeFrom(imageTexts, 'success', 'S8.IMG.02') });
      enqueue.emit({ type: 'image.saved', productId: needed(context.productId) });
    }),
    reset: assign(nothingChosen),
    refuseFile: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'picture.choose');
      const notice = noticeFrom(imageTexts, 'danger', 'J51.NOT_A_PICTURE', { detail: event.fileName });
      enqueue.emit({ type: 'image.notice', notice });
    }),
  },
  delays: { shown: imageSavedMs },
}).createMachine({
  id: 'image-save',
  context: { productId: null, displayFirst: null, displayChoice: null, ...nothingChosen },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'item.open': { actions: 'openItem' },
        'picture.choose': [{ guard: 'isPicture', actions: 'keepPicture' }, { actions: 'refuseFile' }],
        'picture.remove': { actions: 'dropPicture' },
        'display.choose': { actions: 'keepDisplay' },
        'save.press': { guard: 'hasChanges', target: 'saving', actions: 'beginSave' },
      },
    },
    saving: {
      tags: ['overlay'],
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'hasUnprepared', target: 'preparing' },
            { guard: 'hasUnsent', target: 'uploading' },
            { guard: 'isDisplayChanged', target: 'marking' },
            { target: '#image-save.success', actions: 'notifySaved' },
          ],
        },
        preparing: {
          tags: ['busy'],
          invoke: {
            id: 'preparePicture',
            src: 'preparePicture',
            input: ({ context }) => needed(firstUnprepared(context)),
            onDone: {
              target: 'deciding',
              actions: { type: 'keepPrepared', params: ({ event }) => ({ data: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: [{ type: 'failOnPicture', params: ({ event }) => event }, 'notifyError'],
            },
          },
        },
        uploading: {
          tags: ['busy'],
          on: { 'save.progress': { actions: 'keepPercent' } },
          invoke: {
            id: 'uploadPictures',
            src: 'uploadPictures',
            input: ({ context, self }) => ({
              productId: needed(context.productId),
              pictures: context.prepared,
              onProgress: (percent) => self.send({ type: 'save.progress', percent }),
            }),
            onDone: { target: 'deciding', actions: 'keepUploaded' },
            onError: {
              target: 'failed',
              actions: [{ type: 'failOnUpload', params: ({ event }) => event }, 'notifyError'],
            },
          },
        },
        marking: {
          tags: ['busy'],
          invoke: {
            id: 'setDisplayFirst',
            src: 'setDisplayFirst',
            input: ({ context }) => ({
              productId: needed(context.productId),
              colour: needed(context.displayChoice),
            }),
            onDone: { target: 'deciding', actions: 'keepMarked' },
            onError: {
              target: 'failed',
              actions: [{ type: 'failOnDisplay', params: ({ event }) => event }, 'notifyError'],
            },
          },
        },
        failed: {
          tags: ['failed'],
          on: { 'save.retry': { target: 'deciding', actions: 'beginSave' }, 'save.close': '#image-save.idle' },
        },
      },
    },
    success: {
      tags: ['overlay', 'success'],
      after: { shown: { target: 'idle', actions: 'reset' } },
    },
  },
});
