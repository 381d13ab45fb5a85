import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
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
