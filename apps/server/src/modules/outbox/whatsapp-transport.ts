import type { Config } from '../../config/config.ts';
import type { MessageTransport } from './message-transport.ts';

const timeoutMs = 5000;

/**
 * WhatsApp messages by the Cloud API, to the configured number: the row's recipient is ignored, so that a client never
 * chooses who receives them.
 */
export function whatsappTransport({ apiUrl, phoneId, token, to }: NonNullable<Config['whatsapp']>): MessageTransport {
  return async ({ body }) => {
    const answer = await fetch(`${apiUrl}/${encodeURIComponent(phoneId)}/messages`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messaging_product: 'whatsapp', to, type: 'text', text: { preview_url: false, body } }),
    });
    await answer.body?.cancel();
    // The answer's text may repeat the number, so only its status is kept.
    if (!answer.ok) throw Object.assign(new Error('WhatsApp refused the message'), { code: `HTTP_${answer.status}` });
  };
}
