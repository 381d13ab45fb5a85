import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  company,
  companyParams,
  email,
  idempotencyHeaders,
  limitText,
  nullable,
  offsetText,
  pathId,
  requiredText,
} from '../schemas.ts';

/** A message with a number; null for one from before the shop gave numbers. Times are ms since 1970. */
const complaint = {
  number: nullable(Type.String()),
  /** By when it is to be answered: a month after it came. */
  dueAt: nullable(Type.Integer()),
  answeredAt: nullable(Type.Integer()),
};

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
    answer: Type.Object({
      success: Type.Boolean(),
      /** Number of the message, where the shop answers complaints by number. */
      number: Type.Optional(Type.String()),
    }),
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
        ...complaint,
      }),
    ),
  }),
  answerMessage: endpoint('answerMessage', {
    summary: 'Note that a message with a number was answered; a second call changes nothing.',
    params: Type.Object({ company, id: pathId }),
    answer: Type.Object({ success: Type.Literal(true) }),
  }),
  findComplaint: endpoint('findComplaint', {
    summary: 'The state of a message by its number and the sender’s e-mail address.',
    params: companyParams,
    body: Type.Object({ number: requiredText(20), email }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** ms since 1970 */
      createdAt: Type.Integer(),
      ...complaint,
    }),
  }),
};
