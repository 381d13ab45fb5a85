import { Type } from 'typebox';
import { noticeForms, personalData, privacyFiles } from '../domain/privacy.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams, dateText, nullable, requiredText } from '../schemas.ts';
import { consentIdPattern } from './privacy.schemas.ts';

/** What the shop asks a customer to agree to, and what she chose. */
export const consentRow = Type.Object({
  id: Type.String(),
  text: Type.String(),
  /** False until she agrees to just this text. */
  isGiven: Type.Boolean(),
  /** When she last chose, ms since 1970; null when never. */
  chosenAt: nullable(Type.Integer()),
});

const consentsAnswer = Type.Object({ success: Type.Literal(true), consents: Type.Array(consentRow) });

/** Notices and consents about personal data, and the files that prove them. */
export const privacyEndpoints = {
  getNotice: endpoint('getNotice', {
    summary: 'What a form keeps and why, an item each; none where the shop shows no notices.',
    params: companyParams,
    query: Type.Object({ form: Type.Enum(noticeForms) }),
    answer: Type.Object({ success: Type.Literal(true), items: Type.Array(Type.String()) }),
  }),
  getConsents: endpoint('getConsents', {
    summary: 'What the shop asks the shopper to agree to, and what she chose.',
    params: companyParams,
    answer: consentsAnswer,
  }),
  setConsent: endpoint('setConsent', {
    summary: 'Give a consent or withdraw it. The text that was shown is named, so that nobody agrees to another.',
    params: companyParams,
    body: Type.Object({
      id: Type.String({ pattern: consentIdPattern, maxLength: 40 }),
      text: requiredText(300),
      isGiven: Type.Boolean(),
    }),
    answer: consentsAnswer,
    refusals: ['consent.changed'],
  }),
  getPrivacyFile: endpoint('getPrivacyFile', {
    summary:
      'A file about personal data: the log of consents or of deleted accounts, or after a breach whom it concerns and drafts of the notices.',
    params: companyParams,
    query: Type.Object({
      file: Type.Enum(privacyFiles),
      /** Of the last two files, names of `personalData` with commas: what was open; all of it without. */
      data: Type.Optional(Type.String({ pattern: `^(${personalData.join('|')})(,(${personalData.join('|')}))*$` })),
      /** Only data that was stored from this day, to that day. */
      from: Type.Optional(dateText),
      to: Type.Optional(dateText),
    }),
    /** The notices come as text/plain. */
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/csv' }),
  }),
};
