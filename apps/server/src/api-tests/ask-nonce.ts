import { createCaller, type Caller } from './caller.ts';
import type { TestApp } from './harness.ts';

/** A browser that has prepared to ask Google. */
export interface PreparedBrowser {
  /** What its token must carry (ASVS 10.5.1). */
  readonly nonce: string;
  /** What it sends along from then on. */
  readonly cookie: string;
  readonly caller: Caller;
}

/** Asks for a nonce in a browser of its own, as the Google button does. */
export async function askNonce({ app, visitor }: Pick<TestApp, 'app' | 'visitor'>): Promise<PreparedBrowser> {
  const reply = await visitor.call('googleNonce');
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { nonce: reply.answer().nonce, cookie, caller: createCaller(app, '', cookie) };
}
