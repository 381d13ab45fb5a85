import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { bodyItemId, company, doneAnswer, offsetText, requiredText } from '../schemas.ts';

/** Limits of one upload. Sizes in bytes. */
export const uploadLimits = { files: 20, fileBytes: 6 * 1024 * 1024, fields: 5, headerPairs: 50 } as const;

/** Pictures. */
export const pictureEndpoints = {
  postDisplayFirst: endpoint('postDisplayFirst', {
    summary: 'Set the picture of an item that lists show.',
    params: Type.Object({ company: Type.Optional(company) }),
    body: Type.Object({
      /** The item id. */
      slno: bodyItemId,
      /** `{itemId}_{COLOUR}.webp`, read by the rules of J35. */
      displayFirst: requiredText(100),
    }),
    answer: doneAnswer,
    refusals: ['image.name', 'image.not_found'],
  }),
  getImages: endpoint('getImages', {
    summary: 'Uploaded pictures, base64; X-Total-Count counts them.',
    params: Type.Object({ company: Type.Optional(company) }),
    query: Type.Object({
      /** 1–50, default 50. */
      limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-4][0-9]|50)$' })),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Array(Type.Object({ name: Type.String(), data: Type.String() })),
  }),
  uploadImages: endpoint('uploadImages', {
    summary: 'Store pictures: multipart, files in `images`. 200 only when all were stored.',
    params: Type.Object({ company: Type.Optional(company) }),
    answer: Type.Object({ success: Type.Literal(true), files: Type.Array(Type.String()) }),
    refusals: ['image.missing', 'image.name', 'image.invalid'],
    limits: { bodyBytes: uploadLimits.files * uploadLimits.fileBytes },
  }),
};
