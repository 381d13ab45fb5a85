import { expect, it } from 'vitest';
import { sendErrorText } from './send-error-text.ts';

it.each([
  ['HTTP_500', 'The receiver answered 500, an error of its own. Look into its log; then send again.'],
  ['HTTP_429', 'The receiver answered 429: it gets more than it takes. Wait a while; then send again.'],
  [
    'HTTP_403',
    'The receiver answered 403: it does not let the shop in. Check the secret that it has; then send again.',
  ],
  ['HTTP_410', 'The receiver answered 410: it has nothing at this address. Check the address; then send again.'],
  [
    'HTTP_302',
    'The receiver answered 302, with another address, which the shop does not follow. Add that address instead.',
  ],
  ['HTTP_400', 'The receiver answered 400: it does not take this message. Look into its log; then send again.'],
  ['TIMEOUT', 'The receiver did not answer in time. Check that it runs; then send again.'],
  ['ECONNREFUSED', 'The receiver could not be reached. Check that it runs; then send again.'],
  ['ENOTFOUND', 'The name of the receiver was not found. Check its address; then send again.'],
  ['CERT_HAS_EXPIRED', 'The certificate of the receiver is not valid. Renew it; then send again.'],
  ['PRIVATE_TARGET', 'The address leads into a private network, where the shop does not send. Add a public address.'],
  ['WEBHOOK_GONE', 'The webhook was removed. Delete this message.'],
  ['ESTRANGE', 'It was not sent, for a reason that the shop does not know (ESTRANGE). Send again.'],
])('a webhook that ended with %s says what happened and what to do', (code, text) => {
  expect(sendErrorText(code, 'webhook')).toBe(text);
});

it.each([
  ['EENVELOPE', 'The mail server does not take this address. Check it with the customer.'],
  ['EMESSAGE', 'The mail server does not take this message. Look into its log; then send again.'],
  ['EAUTH', 'The mail server does not let the shop in. Check the name and password in its address; then send again.'],
  ['ETIMEDOUT', 'The mail server did not answer in time. Check that it runs; then send again.'],
])('a mail that ended with %s names the mail server', (code, text) => {
  expect(sendErrorText(code, 'mail')).toBe(text);
});

it('WhatsApp has a token where a webhook has a secret; without a channel it is the receiver', () => {
  expect(sendErrorText('HTTP_401', 'whatsapp')).toBe(
    'WhatsApp answered 401: it does not let the shop in. Check the token of the shop; then send again.',
  );
  expect(sendErrorText('TIMEOUT')).toBe('The receiver did not answer in time. Check that it runs; then send again.');
  expect(sendErrorText(null)).toBe('It was not sent, for a reason that the shop does not know. Send again.');
});
