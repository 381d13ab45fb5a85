import { Type, type Static } from 'typebox';
import { requiredText } from '../schemas.ts';

/** Pattern of a consent's id. */
export const consentIdPattern = '^[a-z][a-z0-9-]{0,39}$';

/** A consent as a shopper reads it; its text is named with each choice, so that nobody agrees to another one. */
export const consentShown = Type.Object({
  id: Type.String({ pattern: consentIdPattern, maxLength: 40 }),
  text: requiredText(300),
});

/** What a form keeps and why, one item on each line. @param title names the form */
const notice = (title: string) =>
  Type.Array(requiredText(300), {
    maxItems: 20,
    title,
    description: 'One item on each line: what you keep, and why.',
    'x-field': 'lines',
  });

/** What the shop says about personal data, and what it asks shoppers to agree to. */
export const privacy = Type.Object(
  {
    showsNotices: Type.Boolean({
      title: 'Forms say what is kept and why',
      description: 'A short notice that unfolds, at sign-up, addresses and contact.',
    }),
    signUpNotice: notice('Notice at sign-up'),
    addressNotice: notice('Notice at addresses'),
    contactNotice: notice('Notice at contact'),
    consents: Type.Array(
      Type.Object({
        id: Type.String({
          pattern: consentIdPattern,
          maxLength: 40,
          title: 'Short name',
          description: 'Small letters, digits and -, such as news-mail.',
        }),
        text: requiredText(300, {
          title: 'What the shopper agrees to',
          description: 'With other words it is another consent: everyone is asked again.',
          'x-field': 'text',
        }),
      }),
      {
        maxItems: 10,
        title: 'Consents',
        description:
          'For what an order does not need, such as news by mail. Off until a shopper ticks it at sign-up or chooses it under Security.',
        'x-noun': 'consent',
        'x-empty': { id: '', text: '' },
      },
    ),
  },
  { title: 'Personal data' },
);

/** What the shop says about personal data, and what it asks shoppers to agree to. */
export type PrivacySettings = Static<typeof privacy>;
