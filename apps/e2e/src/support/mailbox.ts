import { expect, type APIRequestContext } from '@playwright/test';

/** A message of the local mailbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest code of six digits that went to an address. Fails when none came. */
export async function codeFor(request: APIRequestContext, address: string): Promise<string> {
  const mails: Mail[] = await (await request.get('/dev/mailbox.json')).json();
  const code = /\b\d{6}\b/.exec(mails.find((mail) => mail.to === address)?.text ?? '')?.[0];
  expect(code, `a code in the mail to ${address}`).toBeDefined();
  return code ?? '';
}

/** Messages of a kind that went to an address, newest first. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<readonly Mail[]> {
  const mails: Mail[] = await (await request.get('/dev/mailbox.json')).json();
  return mails.filter((mail) => mail.to === address && subject.test(mail.subject));
}
