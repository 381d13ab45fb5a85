import { createCaller, type Caller } from '../caller.ts';
import type { TestApp } from '../harness.ts';

/** A browser with a nonce for Google. */
export interface PreparedBrowser {
  /** The nonce that its token must contain (ASVS 10.5.1). */
  readonly nonce: string;
  /** The cookie that it sends from then on. */
  readonly cookie: string;
  readonly caller: Caller;
}

/** Requests a nonce in a new browser, as the Google button does. */
export async function askNonce({ app, visitor }: Pick<TestApp, 'app' | 'visitor'>): Promise<PreparedBrowser> {
  const reply = await visitor.call('googleNonce');
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { nonce: reply.answer().nonce, cookie, caller: createCaller(app, '', cookie) };
}
