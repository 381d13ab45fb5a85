import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { bodyItemId, company, doneAnswer, offsetText, requiredText } from '../schemas.ts';

/** Bounds of one upload. Sizes in bytes. */
export const uploadLimits = { files: 20, fileBytes: 6 * 1024 * 1024, fields: 5, headerPairs: 50 } as const;

/** Pictures (S7.ADM.01, S7.EXT.06, S7.EXT.07). */
export const imageEndpoints = {
  postDisplayFirst: endpoint('postDisplayFirst', {
    summary: 'Choose the picture of an item that lists show.',
    params: Type.Object({ company: Type.Optional(company) }),
    body: Type.Object({
      /** The item id (S3.ENT.21). */
      slno: bodyItemId,
      /** `{itemId}_{COLOUR}.webp`, read as J35 says. */
      displayFirst: requiredText(100),
    }),
    answer: doneAnswer,
    refusals: ['image.name', 'image.not_found'],
  }),
  getImages: endpoint('getImages', {
    summary: 'Uploaded pictures, base64 (J37); X-Total-Count counts them.',
    params: Type.Object({ company: Type.Optional(company) }),
    query: Type.Object({
      /** 1–50, 50 where absent. */
      limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-4][0-9]|50)$' })),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Array(Type.Object({ name: Type.String(), data: Type.String() })),
  }),
  uploadImages: endpoint('uploadImages', {
    summary: 'Store pictures: multipart, files in `images` (J37). 200 only when all were stored.',
    params: Type.Object({ company: Type.Optional(company) }),
    answer: Type.Object({ success: Type.Literal(true), files: Type.Array(Type.String()) }),
    refusals: ['image.missing', 'image.name', 'image.invalid'],
    limits: { bodyBytes: uploadLimits.files * uploadLimits.fileBytes },
  }),
};
