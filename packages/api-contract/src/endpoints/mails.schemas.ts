import { Type } from 'typebox';
import { requiredText } from '../schemas.ts';

/** Subject and text of a mail. `{name}` and the like are filled in when it is sent. */
const mailText = Type.Object({ subject: requiredText(150), body: Type.String({ minLength: 1, maxLength: 4000 }) });

/** The words of every mail that an owner may change. */
export const mails = Type.Object(
  {
    orderPlaced: mailText,
    /** Those about parcels and returns are absent in settings that were saved before shops had them. */
    orderShipped: Type.Optional(mailText),
    orderOutForDelivery: Type.Optional(mailText),
    orderDelivered: Type.Optional(mailText),
    returnApproved: Type.Optional(mailText),
    returnDeclined: Type.Optional(mailText),
    returnReceived: Type.Optional(mailText),
    returnDone: Type.Optional(mailText),
    backInStock: mailText,
    signUpCode: mailText,
    resetCode: mailText,
    /** Absent in settings that were saved before orders could need a code. */
    cashCode: Type.Optional(mailText),
  },
  {
    title: 'Mails',
    description: 'Words in braces, such as {name}, are filled in when the mail is sent.',
    'x-field': 'mails',
  },
);
