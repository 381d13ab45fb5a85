import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, idempotencyHeaders, limitText, offsetText } from '../schemas.ts';

/** Contact (S7.EXT.08, J30). */
export const contactEndpoints = {
  sendWhatsapp: endpoint('sendWhatsapp', {
    summary: 'Keep a message and relay it; `to` is ignored for the configured number (J30).',
    params: Type.Object({ company: Type.Optional(company) }),
    headers: idempotencyHeaders,
    body: Type.Object({
      to: Type.Optional(Type.String({ maxLength: 40 })),
      /** The text to relay as it is, built from the form's fields; control characters but line breaks are dropped by the server. */
      message: Type.String({ minLength: 1, maxLength: 2000 }),
      /** The fields by themselves, for the list the back office sees. */
      name: Type.Optional(Type.String({ maxLength: 100 })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      mobileNumber: Type.Optional(Type.String({ maxLength: 40 })),
      /** A trap for robots: people never see it, so it comes empty. */
      website: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({ success: Type.Boolean() }),
    refusals: ['idempotency.reused', 'idempotency.in_progress'],
  }),
  getContactMessages: endpoint('getContactMessages', {
    summary: 'What the contact form sent, newest first; X-Total-Count counts them (J30).',
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
