import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { pictureBatchLimits } from '../pictures/picture-batch-limits.ts';
import {
  bodyItemId,
  company,
  companyParams,
  doneAnswer,
  nullable,
  offsetText,
  pathId,
  requiredText,
} from '../schemas.ts';

/**
 * State of one file. `waiting`: not checked yet. `unmatched`: a valid picture whose name fits no item and colour.
 */
const fileStatus = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('stored'),
  Type.Literal('unmatched'),
  Type.Literal('refused'),
]);

const batchFile = Type.Object({
  /** Id of an unmatched picture for later calls. */
  id: Type.String(),
  /** As the client wrote it; for a picture of a ZIP with its folders. */
  name: Type.String(),
  status: fileStatus,
  /** The picture it became, such as `10001_PETROL-BLUE.webp`; null unless stored. */
  picture: nullable(Type.String()),
  /** The item's current name; null unless stored. */
  itemName: nullable(Type.String()),
  /** The colour as the catalogue writes it; the picture's name has only plain letters of it. Null unless stored. */
  colour: Type.Optional(nullable(Type.String())),
  /** The side of the garment; null unless stored. */
  view: nullable(Type.Union([Type.Literal('front'), Type.Literal('back'), Type.Literal('detail')])),
  /** Why it was refused: a code of the catalogue, and its text. */
  code: nullable(Type.String()),
  reason: nullable(Type.String()),
});

const batch = Type.Object({
  success: Type.Literal(true),
  id: Type.String(),
  /** `stopped`: the server ended during the work; waiting files must be uploaded again. */
  state: Type.Union([Type.Literal('working'), Type.Literal('done'), Type.Literal('stopped')]),
  /** In the order of work. */
  files: Type.Array(batchFile),
});

/** Pictures in bulk: many files or ZIPs, matched with items and colours by their names. */
export const pictureBatchEndpoints = {
  addPictureBatch: endpoint('addPictureBatch', {
    summary:
      'Upload up to 200 pictures, as files or in ZIPs: multipart, in `files`, named `{itemId}_{COLOUR}[_n]`. ' +
      'Answers when all has arrived; ask for the batch to follow the work.',
    params: companyParams,
    answer: batch,
    refusals: ['image.missing', 'image.zip', 'image.too_many'],
    limits: { bodyBytes: pictureBatchLimits.bodyBytes },
  }),
  getPictureBatch: endpoint('getPictureBatch', {
    summary: 'The state of each file of a batch.',
    params: Type.Object({ company, batch: pathId }),
    answer: batch,
  }),
  getUnmatchedPictures: endpoint('getUnmatchedPictures', {
    summary: 'Uploaded pictures that wait for an item and colour, newest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({
      /** 1–50, 50 where absent. */
      limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-4][0-9]|50)$' })),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        /** ms since 1970 */
        uploadedAt: Type.Integer(),
        /** The picture in a small width, base64 webp. */
        data: Type.String(),
      }),
    ),
  }),
  assignPicture: endpoint('assignPicture', {
    summary: 'Assign an unmatched picture to an item, colour and side.',
    params: companyParams,
    body: Type.Object({
      id: pathId,
      itemId: bodyItemId,
      colour: requiredText(60),
      /** `front` where absent. */
      view: Type.Optional(Type.Union([Type.Literal('front'), Type.Literal('back'), Type.Literal('detail')])),
    }),
    answer: Type.Object({ success: Type.Literal(true), picture: Type.String() }),
    refusals: ['image.not_found', 'image.name', 'image.front_missing'],
  }),
  deleteUnmatchedPicture: endpoint('deleteUnmatchedPicture', {
    summary: 'Delete an unmatched picture.',
    params: Type.Object({ company, id: pathId }),
    answer: doneAnswer,
    refusals: ['image.not_found'],
  }),
};
