import type { OutgoingHttpHeaders } from 'node:http';
import type { Db } from '../../db/open-database.ts';
import type { MessageTransport } from '../outbox/message-transport.ts';
import { lookUpPublic, parseTarget, PrivateTargetError, type TargetRules } from '../../basics/public-target.ts';
import { findWebhook } from './webhooks.repository.ts';

const timeoutMs = 10_000;

/**
 * Sends events by the Standard Webhooks convention: the id is the same for every try, the signature covers id, time and
 * body. Redirects are not followed, and the answer's body is not read.
 */
export function webhookTransport({ db, rules }: { readonly db: Db; readonly rules: TargetRules }): MessageTransport {
  return async ({ id, recipient, body }) => {
    const webhook = await findWebhook(db, recipient);
    if (webhook === undefined) throw codedError('WEBHOOK_GONE');
    const url = parseTarget(webhook.url, rules);
    if (url === null) throw new PrivateTargetError();
    // Loaded with the first event, so that a shop without webhooks does not hold it in memory.
    const { Webhook } = await import('standardwebhooks');
    const at = new Date();
    const status = await post(url, rules, body, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'kayal-shop',
      'webhook-id': id,
      'webhook-timestamp': Math.floor(at.getTime() / 1000),
      'webhook-signature': new Webhook(webhook.secret).sign(id, at, body),
    });
    if (status < 200 || status > 299) throw codedError(`HTTP_${status}`);
  };
}

function post(url: URL, { allowsPrivate }: TargetRules, body: string, headers: OutgoingHttpHeaders): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // An import of `node:http` would load Node's `fetch` too, see `http-server.ts`.
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  const signal = AbortSignal.timeout(timeoutMs);
  const lookup = allowsPrivate ? {} : { lookup: lookUpPublic };
  const sent = request(url, { method: 'POST', headers, agent: false, signal, ...lookup }, (answer) => {
    resolve(answer.statusCode ?? 0);
    answer.destroy();
  });
  sent.on('error', (error) => reject(signal.aborted ? codedError('TIMEOUT') : error));
  // Last of all events. Only an answer that offers another protocol (101) has neither a response nor an error before it.
  sent.on('close', () => reject(codedError('NO_ANSWER')));
  sent.end(body);
  return promise;
}

/** An error whose code the outbox keeps as the reason of a failed try. */
function codedError(code: string): Error {
  return Object.assign(new Error(`The webhook could not be delivered: ${code}`), { code });
}
