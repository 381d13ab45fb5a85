import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, idempotencyHeaders, limitText, offsetText } from '../schemas.ts';

/** Contact. */
export const contactEndpoints = {
  sendWhatsapp: endpoint('sendWhatsapp', {
    summary: 'Store a message and relay it; the configured number is used, not `to`.',
    params: Type.Object({ company: Type.Optional(company) }),
    headers: idempotencyHeaders,
    body: Type.Object({
      to: Type.Optional(Type.String({ maxLength: 40 })),
      /** The text to relay, built from the form's fields; the server removes control characters except line breaks. */
      message: Type.String({ minLength: 1, maxLength: 2000 }),
      /** The fields separately, for the back office's list. */
      name: Type.Optional(Type.String({ maxLength: 100 })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      mobileNumber: Type.Optional(Type.String({ maxLength: 40 })),
      /** A hidden field: empty, unless a robot filled it. */
      website: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({ success: Type.Boolean() }),
    refusals: ['idempotency.reused', 'idempotency.in_progress'],
  }),
  getContactMessages: endpoint('getContactMessages', {
    summary: 'Messages of the contact form, newest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({ limit: Type.Optional(limitText), offset: Type.Optional(offsetText) }),
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        email: Type.String(),
        mobileNumber: Type.String(),
        message: Type.String(),
        /** ms since 1970 */
        createdAt: Type.Integer(),
      }),
    ),
  }),
};
