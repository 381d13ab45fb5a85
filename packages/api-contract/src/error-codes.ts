/** Every refusal of the server by its code on the wire. Without schemas, so that the browser can import it. */

/** The HTTP status of a code and its text for shoppers (that of section 8 of the specification where there is one). */
export interface ErrorEntry {
  readonly status: number;
  readonly text: string;
}

/** The text without a better one; the text of every 5xx. */
const somethingWentWrong = 'Something went wrong.';

/** Code → status and text. A key is the wire's `code` byte for byte. */
export const errorCatalogue = {
  'request.invalid': { status: 400, text: 'Please check what you entered.' },
  'request.too_large': { status: 413, text: 'That is too large.' },
  'request.media_type': { status: 415, text: 'That kind of content is not accepted here.' },
  'request.cross_site': { status: 403, text: 'This request came from another site.' },
  'method.not_allowed': { status: 405, text: 'This address does not answer that method.' },
  'company.unknown': { status: 404, text: 'Not found' },
  not_found: { status: 404, text: 'Not found' },
  forbidden: { status: 403, text: 'You are not allowed to do this.' },
  'rate.limited': { status: 429, text: 'Too many tries. Please wait a little and try again.' },
  unavailable: { status: 503, text: 'The shop is busy. Please try again in a moment.' },
  internal: { status: 500, text: somethingWentWrong },

  'auth.required': { status: 401, text: 'Please Login First' },
  'auth.invalid': { status: 401, text: 'Invalid email or password' },
  'auth.missing': { status: 400, text: 'Please enter both email and password' },
  'auth.google': { status: 401, text: 'Google Sign-In failed.' },
  'auth.google_sign_up': { status: 401, text: 'Failed to register via Google' },
  'auth.google_unavailable': { status: 503, text: 'Google Sign-In failed.' },
  'auth.registered': { status: 409, text: 'Already Registered' },
  /** J75: only with the right password; the body carries the verification `id`. */
  EMAIL_UNVERIFIED: { status: 403, text: 'Please verify your e-mail address first.' },
  /** The password is right and a second factor is required; the body has the `id` of the sign-in to finish. */
  SECOND_FACTOR_REQUIRED: { status: 403, text: 'Please confirm that it is you.' },
  /** An admin in production who has no second factor yet. */
  SECOND_FACTOR_MISSING: { status: 403, text: 'Please add a passkey or an authenticator app to your account first.' },
  'second_factor.wrong': { status: 400, text: 'That code is not right. Please try again.' },
  'second_factor.expired': { status: 400, text: 'That took too long. Please start again.' },
  'second_factor.none': { status: 409, text: 'Please add a passkey or an authenticator app first.' },
  'second_factor.last': {
    status: 409,
    text: 'An admin needs a passkey or an authenticator app. Please add another first.',
  },
  'passkey.refused': { status: 400, text: 'This passkey could not be confirmed.' },
  'passkey.limit': { status: 409, text: 'You have as many passkeys as we can keep.' },
  'passkey.unavailable': { status: 409, text: 'Passkeys need a shop that is opened by a name, such as localhost.' },
  'auth.password': { status: 403, text: 'The current password is not right.' },
  'auth.confirm': { status: 403, text: 'Please confirm that it is you.' },
  'auth.no_password': {
    status: 403,
    text: 'Your account has no password. Sign out and in again, and do this within five minutes.',
  },
  'account.order_open': {
    status: 409,
    text: 'An order of yours is still on its way. Please wait until it is delivered.',
  },
  'consent.changed': { status: 409, text: 'The text has changed. Please read it again, and then choose.' },
  'admin.last': { status: 409, text: 'The shop needs at least one admin.' },
  'setup.refused': { status: 403, text: 'This address is no longer valid. Start the shop again to get a new one.' },
  'user.not_found': { status: 404, text: 'User not found' },

  'otp.invalid': { status: 400, text: 'Invalid or expired OTP' },
  'otp.expired': { status: 400, text: 'OTP verification failed' },
  'otp.limited': { status: 429, text: 'Too many codes were asked for. Please wait a little.' },

  'cart.quantity_min': { status: 400, text: 'Quantity cannot be less than 1' },
  'cart.unknown_item': { status: 404, text: 'This item is no longer sold.' },
  'cart.line_not_found': { status: 404, text: 'Failed to delete item' },
  'cart.stock': { status: 409, text: 'There is not enough of this in stock.' },
  'cart.limit': { status: 409, text: 'That is more than one bag can hold.' },

  'order.no_address': { status: 400, text: 'Please choose a delivery address first.' },
  'order.empty_cart': { status: 409, text: 'Your cart is empty.' },
  'order.cart_changed': { status: 409, text: 'Your cart changed meanwhile. Please look at it again.' },
  'order.stock': { status: 409, text: 'Some of these are no longer in stock.' },
  'order.price_changed': { status: 409, text: 'A price changed. Please look at your cart again.' },
  'order.amount_changed': { status: 409, text: 'The amount to pay changed. Please look at it again.' },
  'order.in_progress': { status: 409, text: 'This order is being placed already.' },
  'order.limit': { status: 429, text: 'That is as many orders as we take in one hour.' },
  'order.delivered': { status: 409, text: 'This order is delivered already.' },
  'order.cancelled': { status: 409, text: 'This order is cancelled.' },
  'order.packed': { status: 409, text: 'This order is packed already. Please write to us.' },
  'order.step': { status: 409, text: 'This order cannot do that now.' },
  'promotion.unknown': { status: 404, text: 'We do not know this code. Please check how it is written.' },
  'promotion.over': { status: 409, text: 'This code is over.' },
  'promotion.not_yet': { status: 409, text: 'This code does not apply yet.' },
  'promotion.spent': { status: 409, text: 'This code has been used as often as it can be.' },
  'promotion.used': { status: 409, text: 'You have used this code already.' },
  'promotion.codes': { status: 409, text: 'Your bag has as many codes as it can keep. Remove one first.' },
  'promotion.code_taken': { status: 409, text: 'Another promotion has this code.' },
  'promotion.ended': { status: 409, text: 'This promotion has ended.' },
  'promotion.limit': { status: 409, text: 'There are as many promotions as we can keep. End one first.' },
  'return.closed': { status: 409, text: 'Please write to us about a return.' },
  'return.not_delivered': { status: 409, text: 'Only what was delivered can be returned.' },
  'return.too_late': { status: 409, text: 'The time for returning this is over.' },
  'return.final_sale': {
    status: 409,
    text: 'This was a final sale. It comes back only where it is not what you ordered.',
  },
  'return.units': { status: 409, text: 'That is more than can still be returned.' },
  'return.exchange': { status: 409, text: 'What you want in exchange is sold out.' },
  'return.step': { status: 409, text: 'This return cannot do that now.' },
  'return.refund': { status: 400, text: 'That is more than was paid for these pieces.' },
  'return.sold': {
    status: 409,
    text: 'These pieces were sold meanwhile. End the return another way, or correct the stock first.',
  },
  'return.pictures': { status: 409, text: 'A return has at most five pictures.' },
  'delivery.pincode': { status: 400, text: 'A pincode has six digits and does not begin with 0.' },
  'delivery.not_served': { status: 409, text: 'We do not deliver to this pincode yet. Please choose another address.' },
  'payment.cash': { status: 409, text: 'This order cannot be paid in cash on delivery.' },
  'payment.code': { status: 409, text: 'We mail you a code of six digits, which this order needs.' },
  'payment.code_wrong': { status: 409, text: 'This code is not right. Please check the mail and try again.' },
  'payment.code_over': { status: 409, text: 'This code can no longer be used. Please get a new one.' },
  'payment.code_unneeded': { status: 409, text: 'Your order needs no code. Please place it again.' },
  'pincodes.file': { status: 422, text: 'This file has no column for pincodes.' },
  'payment.way': { status: 400, text: 'This way to pay is not offered now. Please choose another one.' },
  'payment.waiting': { status: 409, text: 'Another order of yours waits for its payment to be confirmed.' },
  'payment.step': { status: 409, text: 'This payment cannot do that now.' },
  'payment.refund': { status: 400, text: 'That is more than is left of this payment.' },
  'payment.reference': { status: 409, text: 'This reference belongs to another payment.' },
  'payment.statement': {
    status: 400,
    text: 'This statement cannot be read. It needs a column with the reference or description, and one with the amount.',
  },
  'payment.settlement': {
    status: 400,
    text: 'This file cannot be read. It needs a column with order or tracking numbers, and one with the amounts that were collected.',
  },
  /** What a gateway's notice gets whose signature, time or account is wrong. */
  'payment.notice': { status: 400, text: 'This notice is refused.' },
  'courier.unknown': { status: 400, text: 'There is no such courier in the settings.' },
  'parcel.number_taken': { status: 409, text: 'Another parcel has this tracking number.' },
  'tracking.file': { status: 422, text: 'This file has no column for order numbers or none for tracking numbers.' },
  'tracking.expired': { status: 404, text: 'This link is no longer valid. Log in to see your order.' },
  'webhook.url': {
    status: 400,
    text: 'This address cannot be reached from the shop. It must be a public https address.',
  },
  'webhook.limit': { status: 409, text: 'There are as many webhooks as we can keep. Remove one first.' },
  'idempotency.reused': { status: 422, text: 'This request was sent before with other content.' },
  'idempotency.in_progress': { status: 409, text: 'This request is being worked on already.' },

  'address.limit': { status: 409, text: 'You have as many addresses as we can keep.' },
  'wishlist.duplicate': { status: 409, text: 'Already in Wishlist' },
  'wishlist.limit': { status: 409, text: 'Your wishlist is full.' },
  'watch.in_stock': { status: 409, text: 'This size is in stock again.' },
  'watch.limit': { status: 409, text: 'You are waiting for as many sizes as we can keep.' },

  'offer.none': { status: 404, text: 'There is no offer on this item.' },
  'offer.price': { status: 400, text: 'The offer price must be more than 0 and at most the MRP.' },
  'colour.unknown': { status: 400, text: 'This colour is not in the catalogue.' },
  'colour.changed': { status: 409, text: 'Somebody else changed these colours meanwhile.' },
  'image.missing': { status: 400, text: 'There is no picture in this upload.' },
  'image.name': { status: 400, text: 'The name of this picture does not belong to an item and colour.' },
  'image.invalid': { status: 422, text: 'This file is not a picture we can read.' },
  'image.empty': { status: 422, text: 'This file is empty.' },
  'image.heic': { status: 422, text: 'This is an HEIC picture, as iPhones save them.' },
  'image.svg': { status: 422, text: 'This is a drawing (SVG).' },
  'image.format': { status: 422, text: 'This is a GIF, BMP, TIFF, AVIF or raw picture.' },
  'image.document': { status: 422, text: 'This is a document or a ZIP, not a picture.' },
  'image.pixels': { status: 422, text: 'This picture has more than 40 million pixels.' },
  'image.damaged': { status: 422, text: 'This picture is cut off or damaged.' },
  'image.not_found': { status: 404, text: 'There is no such picture.' },

  'settings.changed': { status: 409, text: 'Somebody else saved the settings meanwhile.' },
  'theme.invalid': { status: 400, text: 'This is not a theme we can read.' },
  'theme.contrast': { status: 400, text: 'Some text of this theme would be too faint to read.' },

  'people.busy': { status: 409, text: 'Another file is being worked on. Wait until that is done.' },
  'people.limit': { status: 409, text: 'There are as many imports as we can keep. Remove one first.' },
  'people.step': { status: 409, text: 'This import cannot do that now.' },
  'people.used': { status: 409, text: 'One of these customers has logged in. Their accounts stay.' },
  'redirect.from': { status: 400, text: 'Begin the old address with /, without a query. Only its end may be /*.' },
  'redirect.to': { status: 400, text: 'Lead it to a path that begins with /, or to a full https address.' },
  'redirect.listed': { status: 409, text: 'This is a page of the shop itself.' },
  'redirect.loop': { status: 409, text: 'This would lead in a circle.' },
  'redirect.limit': { status: 409, text: 'There are as many as we can keep. Remove one first.' },

  'rehearsal.step': { status: 409, text: 'The rehearsal cannot do that now.' },
  'rehearsal.address': {
    status: 409,
    text: 'A rehearsal needs an https address of its own. Set REHEARSAL_ORIGIN and start the shop again.',
  },
  'rehearsal.port': {
    status: 409,
    text: 'Another program has the port of the rehearsal. Set REHEARSAL_PORT to a free one.',
  },
  'rehearsal.nested': { status: 409, text: 'This is a rehearsal already.' },
  'rehearsal.version': {
    status: 409,
    text: 'The rehearsal was made by another version of the shop. Throw it away and make a new one.',
  },
  'rehearsal.clash': {
    status: 409,
    text: 'A row of the rehearsal cannot stand beside one of the shop. Nothing was changed.',
  },

  'archive.working': { status: 409, text: 'The file is being made already.' },

  'import.missing': { status: 400, text: 'There is no file in this upload.' },
  'import.unreadable': { status: 422, text: 'This file cannot be read. Save it as CSV, JSON Lines or XLSX.' },
  'table.long': {
    status: 422,
    text: 'This table is too long. Leave out what is not needed, or split it into several files.',
  },
  'import.mapping': { status: 400, text: 'Some columns are not matched yet.' },
  'import.state': { status: 409, text: 'This import cannot do that now.' },
  'import.busy': { status: 409, text: 'Another import is at work. Try again when it is done.' },
  'import.new_names': { status: 409, text: 'Confirm the new categories first.' },
  'season.unknown': { status: 404, text: 'No season of that name is loaded.' },

  'product.changed': { status: 409, text: 'Somebody else changed this product meanwhile.' },
  'product.code_taken': { status: 409, text: 'This unique code belongs to another product.' },
  'product.category': { status: 400, text: 'There is no such category.' },
  'stock.changed': { status: 409, text: 'The stock changed meanwhile. Count again.' },

  'token.limit': { status: 409, text: 'There are as many tokens as we can keep. Revoke one first.' },
  'token.invalid': { status: 401, text: 'This token is not valid.' },
  'token.scope': { status: 403, text: 'This token is not for that.' },
  'image.zip': { status: 422, text: 'This ZIP file cannot be read.' },
  'image.too_many': { status: 413, text: 'That is more than 200 pictures. Please upload them in parts.' },
  'image.front_missing': { status: 409, text: 'Please upload the front picture of this colour first.' },
  'image.twice': { status: 409, text: 'Another file of this upload is already this picture.' },

  'fetch.not_found': { status: 404, text: 'Nothing is at this address any more.' },
  'fetch.refused': { status: 403, text: 'The other shop does not give this picture out.' },
  'fetch.page': { status: 422, text: 'A web page is at this address, such as one to log in, and no picture.' },
  'fetch.private': { status: 403, text: 'This address belongs to a private network.' },
  'fetch.redirects': {
    status: 422,
    text: 'This address leads in a circle, or from one address to the next too often.',
  },
  'fetch.slow': { status: 504, text: 'The other server took too long.' },
  'fetch.unreachable': { status: 502, text: 'The other server does not answer.' },
  'fetch.busy': { status: 503, text: 'The other server is busy or has an error.' },
  'fetch.colour': { status: 409, text: 'The product does not come in this colour any more.' },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** The HTTP status of a code. */
export type ErrorStatusOf<Code extends ErrorCode> = (typeof errorCatalogue)[Code]['status'];

/** One line of an order in a refusal. Prices in rupees. */
export interface RefusedLine {
  readonly uniqueCode: string;
  /** Units still available. */
  readonly available?: number;
  /** Current price of one unit, rupees. */
  readonly price?: number;
}

/** A field that somebody else changed since the caller read it. */
export interface ChangedField {
  readonly field: string;
  /** As text; null without a value. */
  readonly now: string | null;
}

/** The body of every answer that is not a success. `error` and `message` are the same text. */
export interface ApiErrorBody {
  readonly success: false;
  /** An `ErrorCode`; typed as a string, because a newer server may have more codes. */
  readonly code: string;
  readonly error: string;
  readonly message: string;
  /** Field → its error; only with status 400. */
  readonly fields?: Readonly<Record<string, string>>;
  /** With EMAIL_UNVERIFIED the verification handle; with SECOND_FACTOR_REQUIRED the sign-in to finish. */
  readonly id?: string;
  /**
   * With `product.changed`, `settings.changed` and `colour.changed`: the fields that changed since the caller read them; of
   * colours their catalogue names.
   */
  readonly changes?: readonly ChangedField[];
  /** With `order.stock` and `order.price_changed`: the refused lines. */
  readonly items?: readonly RefusedLine[];
  /** With `order.amount_changed`: what the order costs now, rupees. */
  readonly amount?: number;
  readonly requestId: string;
}

/** Whether a string is a code of the catalogue. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

/**
 * Builds the body for a code.
 *
 * @param details `message` replaces the default text; the other fields are copied.
 */
export function errorBody(
  code: ErrorCode,
  requestId: string,
  details: Partial<Pick<ApiErrorBody, 'message' | 'fields' | 'id' | 'items' | 'changes' | 'amount'>> = {},
): ApiErrorBody {
  const { message = errorCatalogue[code].text, ...rest } = details;
  return { success: false, code, error: message, message, ...rest, requestId };
}
