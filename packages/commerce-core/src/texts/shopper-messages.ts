import {
  addressTexts,
  cartTexts,
  codeTexts,
  contactTexts,
  loadingTexts,
  orderTexts,
  profileTexts,
  sessionTexts,
  signUpTexts,
  wishlistTexts,
} from './message-texts.ts';

/**
 * Every text that the specification fixes and a shopper reads, one constant per checklist id, byte for byte (S5, S8; J68).
 * Ids that begin with `J` are our own texts, required by a judgement call.
 */
export const shopperMessages = {
  ...sessionTexts,
  ...signUpTexts,
  ...codeTexts,
  ...wishlistTexts,
  ...cartTexts,
  ...orderTexts,
  ...addressTexts,
  ...profileTexts,
  ...contactTexts,
  ...loadingTexts,
} as const;

/** The checklist id of a text that a shopper reads. */
export type ShopperMessageId = keyof typeof shopperMessages;
