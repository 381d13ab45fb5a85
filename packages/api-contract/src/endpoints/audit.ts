import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { companyParams, limitText, nullable, offsetText } from '../schemas.ts';

/** Changes by admins. */
export const auditEndpoints = {
  getAudit: endpoint('getAudit', {
    summary: 'Changes by admins, newest first: who, when, what, before, after; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
      /** `reads`: who read customers' data, once an hour for the same subject; changes where absent. */
      kind: Type.Optional(Type.Union([Type.Literal('changes'), Type.Literal('reads')])),
    }),
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        /** ms since 1970 */
        at: Type.Integer(),
        actorId: Type.String(),
        actorName: nullable(Type.String()),
        action: Type.String(),
        subject: Type.String(),
        /** JSON text. */
        before: Type.String(),
        /** JSON text. */
        after: Type.String(),
      }),
    ),
  }),
};
