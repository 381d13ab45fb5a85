import { batchUnderWay, stoppedBatch, unmatchedPictures } from '../fixtures/picture-batches.ts';
import { fetchesDone, fetchesFailed, fetchesUnderWay } from '../fixtures/picture-fetches.ts';
import type { Scenario } from './scenario.ts';

/** Colours and pictures of the back office. */
export const pictureScenarios = {
  coloursDown: { behaves: { getAllModifiedColors: 'internal' } },
  coloursWaiting: { behaves: { getAllModifiedColors: 'waiting' } },
  coloursSaving: { behaves: { postModifyColor: 'waiting' } },
  /** A season without colours. */
  coloursNone: { prepare: (state) => void Object.assign(state, { colours: [], variants: [] }) },
  coloursRefused: { behaves: { postModifyColor: 'colour.unknown' } },
  /** Another admin saved a colour since it was read. */
  coloursChanged: { behaves: { postModifyColor: 'colour.changed' } },
  coloursSessionEnded: { behaves: { postModifyColor: 'auth.required' } },
  coloursNoAnswer: { behaves: { postModifyColor: 'no-answer' } },
  imagesDown: { behaves: { getImages: 'internal' } },
  imagesWaiting: { behaves: { getImages: 'waiting' } },
  /** Two T-shirts and a bottle have no picture. */
  picturesMissing: { prepare: (state) => void Object.assign(state, { unpictured: [1001, 1003, 1020] }) },
  uploadDown: { behaves: { uploadImages: 'internal' } },
  uploadNoAnswer: { behaves: { uploadImages: 'no-answer' } },
  uploadRefused: { behaves: { uploadImages: 'image.invalid' } },
  uploadWaiting: { behaves: { uploadImages: 'waiting' } },
  /** The session ended while pictures were chosen. */
  uploadSessionEnded: { behaves: { uploadImages: 'auth.required' } },
  detailsDown: { behaves: { getProductDetails: 'internal' } },
  displayFirstDown: { behaves: { postDisplayFirst: 'internal' } },
  displayFirstWaiting: { behaves: { postDisplayFirst: 'waiting' } },
  /** Two pictures whose names fit no product. */
  picturesUnmatched: { prepare: (state) => void Object.assign(state, { unmatchedPictures }) },
  picturesUploading: { behaves: { addPictureBatch: 'waiting' } },
  picturesNotUploaded: { behaves: { addPictureBatch: 'no-answer' } },
  picturesZipRefused: { behaves: { addPictureBatch: 'image.zip' } },
  picturesSessionEnded: { behaves: { addPictureBatch: 'auth.required' } },
  /** A batch of eight pictures of which the server has checked four. */
  picturesChecking: {
    prepare: (state) => void Object.assign(state, { pictureBatch: batchUnderWay, isPictureBatchHeld: true }),
  },
  /** A batch with every kind of result; the server ended before the last file. */
  picturesStopped: {
    prepare: (state) => void Object.assign(state, { pictureBatch: stoppedBatch, unmatchedPictures }),
  },
  /** An import names 1,240 pictures, of which a part is fetched and three failed. */
  picturesFetching: { prepare: (state) => void Object.assign(state, { pictureFetches: fetchesUnderWay }) },
  picturesFetched: { prepare: (state) => void Object.assign(state, { pictureFetches: fetchesDone }) },
  picturesNotFetched: { prepare: (state) => void Object.assign(state, { pictureFetches: fetchesFailed }) },
  pictureFetchStepDown: {
    behaves: { takePictureFetchStep: 'no-answer' },
    prepare: (state) => void Object.assign(state, { pictureFetches: fetchesFailed }),
  },
  pictureBatchDown: { behaves: { getPictureBatch: 'internal' } },
  unmatchedDown: { behaves: { getUnmatchedPictures: 'internal' } },
  unmatchedWaiting: { behaves: { getUnmatchedPictures: 'waiting' } },
  assignRefused: {
    behaves: { assignPicture: 'image.front_missing' },
    prepare: (state) => void Object.assign(state, { unmatchedPictures }),
  },
  assignNotSaved: {
    behaves: { assignPicture: 'internal', deleteUnmatchedPicture: 'internal' },
    prepare: (state) => void Object.assign(state, { unmatchedPictures }),
  },
} as const satisfies Readonly<Record<string, Scenario>>;
