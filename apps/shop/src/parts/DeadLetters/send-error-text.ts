import type { WebhooksApi } from '@kayal/api-contract/client';

/** How a message leaves the shop. */
export type Channel = Extract<
  Awaited<ReturnType<WebhooksApi['deadLetters']>>,
  { ok: true }
>['items'][number]['channel'];

const receivers: Readonly<Record<Channel, string>> = {
  mail: 'The mail server',
  whatsapp: 'WhatsApp',
  webhook: 'The receiver',
};

/** What an answer means and what to do, by its status; the first that fits. */
function answerText(status: number, channel: Channel): readonly [meaning: string, wayOut: string] {
  if (status >= 500) return [', an error of its own', 'Look into its log; then send again.'];
  if (status === 429) return [': it gets more than it takes', 'Wait a while; then send again.'];
  if (status === 401 || status === 403) {
    const key = channel === 'whatsapp' ? 'the token of the shop' : 'the secret that it has';
    return [': it does not let the shop in', `Check ${key}; then send again.`];
  }
  if (status === 404 || status === 410)
    return [': it has nothing at this address', 'Check the address; then send again.'];
  if (status >= 300 && status < 400) {
    return [', with another address, which the shop does not follow', 'Add that address instead.'];
  }
  return [': it does not take this message', 'Look into its log; then send again.'];
}

const unreachable = '{Receiver} could not be reached. Check that it runs; then send again.';
const late = '{Receiver} did not answer in time. Check that it runs; then send again.';
const unknownName = 'The name of {receiver} was not found. Check its address; then send again.';

/** What happened and what to do, by code. */
const codeTexts: Readonly<Record<string, string>> = {
  TIMEOUT: late,
  ETIMEDOUT: late,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ECONNECTION: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  EPIPE: unreachable,
  ESOCKET: unreachable,
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
  EDNS: unknownName,
  EAUTH: '{Receiver} does not let the shop in. Check the name and password in its address; then send again.',
  EENVELOPE: '{Receiver} does not take this address. Check it with the customer.',
  EMESSAGE: '{Receiver} does not take this message. Look into its log; then send again.',
  PRIVATE_TARGET: 'The address leads into a private network, where the shop does not send. Add a public address.',
  WEBHOOK_GONE: 'The webhook was removed. Delete this message.',
};
const certificateText = 'The certificate of {receiver} is not valid. Renew it; then send again.';

/** Codes of a certificate that was not accepted. */
const certificateCodes = /^(?:CERT_|ERR_TLS_|ETLS$|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Why a message was not sent, and what to do, from the code that the server stored: `HTTP_500` is "The receiver answered
 * 500, an error of its own. Look into its log; then send again."
 * @param code null when none was stored
 * @param channel where it is not known, the text says "the receiver"
 */
export function sendErrorText(code: string | null, channel: Channel = 'webhook'): string {
  const receiver = receivers[channel];
  const status = /^HTTP_(\d{3})$/.exec(code ?? '')?.[1];
  if (status !== undefined) {
    const [meaning, wayOut] = answerText(Number(status), channel);
    return `${receiver} answered ${status}${meaning}. ${wayOut}`;
  }
  const text = codeTexts[code ?? ''] ?? (certificateCodes.test(code ?? '') ? certificateText : undefined);
  if (text !== undefined) {
    return text.replace('{Receiver}', receiver).replace('{receiver}', receiver.replace(/^The /, 'the '));
  }
  return `It was not sent, for a reason that the shop does not know${code === null ? '' : ` (${code})`}. Send again.`;
}
