import { Type } from 'typebox';
import { fetchSteps } from '../domain/picture-fetches.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams, limitText, offsetText } from '../schemas.ts';

const fetchId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' });

const failedFetch = Type.Object({
  id: fetchId,
  address: Type.String(),
  itemId: Type.Integer(),
  itemName: Type.String(),
  /** As the catalogue writes it; the picture's plain name of it where the product does not have it any more. */
  colour: Type.String(),
  view: Type.Enum(['front', 'back', 'detail']),
  /** Why it failed: a code of the catalogue, and its text. */
  code: Type.String(),
  reason: Type.String(),
  tries: Type.Integer(),
});

/** Pictures that imports name by their address, and that the server fetches after the import. */
export const pictureFetchEndpoints = {
  getPictureFetches: endpoint('getPictureFetches', {
    summary:
      'How far the pictures of imports are fetched, and those that failed; X-Total-Count counts the failed ones.',
    params: companyParams,
    query: Type.Object({ limit: Type.Optional(limitText), offset: Type.Optional(offsetText) }),
    answer: Type.Object({
      /** Addresses by their state. */
      counts: Type.Object({
        waiting: Type.Integer(),
        fetched: Type.Integer(),
        failed: Type.Integer(),
        left: Type.Integer(),
      }),
      /** By product. */
      failed: Type.Array(failedFetch),
    }),
  }),
  takePictureFetchStep: endpoint('takePictureFetchStep', {
    summary: 'Fetch a failed picture again, or do without it; all failed ones where no id is given.',
    params: companyParams,
    body: Type.Object({ step: Type.Enum(fetchSteps), id: Type.Optional(fetchId) }),
    answer: Type.Object({ success: Type.Literal(true), changed: Type.Integer() }),
  }),
};
