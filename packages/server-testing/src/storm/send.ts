import { setTimeout as sleep } from 'node:timers/promises';
import { routes, type RouteName, type WireOf } from '@kayal/api-contract';
import { urlOf, type CallOptions } from '../caller.ts';
import type { StormShopper, Victim } from './storm.ts';

/** Pause before a call is sent again, ms. */
const retryMs = 10;

/** A call of a storm. */
export interface StormCall extends Pick<CallOptions, 'params' | 'body'> {
  /** Idempotency key: one per intent, for all tries. */
  readonly key?: string;
}

/** An answer of a server that may have been killed since. */
export interface StormReply<Name extends RouteName> {
  readonly status: number;
  /** The body of a 200. @throws Error with the body when the status is another. */
  answer(): WireOf<Name>['answer'];
}

/** One try; null when the connection broke or there is no server. */
async function send<Name extends RouteName>(
  { address }: Pick<Victim, 'address'>,
  { cookie }: Pick<StormShopper, 'cookie'>,
  name: Name,
  { params = {}, body, key }: StormCall,
): Promise<StormReply<Name> | null> {
  if (address === '') return null;
  try {
    const response = await fetch(`${address}${urlOf(name, { params })}`, {
      method: routes[name].method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const written = await response.text();
    return {
      status,
      answer: () => {
        if (status !== 200) throw new Error(`${name}: ${status} ${written}`);
        return JSON.parse(written);
      },
    };
  } catch {
    return null;
  }
}

/**
 * Sends a call until it is answered with another status than 503.
 * @param refused called for each 503
 */
export async function sendUntilAnswered<Name extends RouteName>(
  victim: Pick<Victim, 'address'>,
  shopper: Pick<StormShopper, 'cookie'>,
  name: Name,
  call: StormCall,
  refused?: () => void,
): Promise<StormReply<Name>> {
  for (;;) {
    const reply = await send(victim, shopper, name, call);
    if (reply !== null && reply.status !== 503) return reply;
    if (reply !== null) refused?.();
    await sleep(retryMs);
  }
}
