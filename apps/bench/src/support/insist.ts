import { setTimeout as wait } from 'node:timers/promises';
import { routes, type RouteName } from '@kayal/api-contract';
import { addressOf, type Person } from './api.ts';

/** Pause before a call is sent again, ms. */
const retryMs = 20;
const answerLimitMs = 60_000;
/** The shop asks to come again, or a proxy before it has nobody to ask. */
const passing = [502, 503, 504];

interface Sent {
  readonly body: object;
  /** Of the intent: the same for each try. None where empty. */
  readonly key?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Sends a write again until a shop answers it with something else than a request to come again. */
export async function insist(
  origin: string,
  { headers }: Pick<Person, 'headers'>,
  name: RouteName,
  { body, key = '', params = {} }: Sent,
): Promise<{ readonly status: number; readonly text: string }> {
  for (;;) {
    const answer = await fetch(`${origin}${addressOf(name, { params })}`, {
      method: routes[name].method,
      headers: { 'content-type': 'application/json', ...headers, ...(key !== '' && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer !== null && typeof text === 'string' && !passing.includes(answer.status))
      return { status: answer.status, text };
    await wait(retryMs);
  }
}
