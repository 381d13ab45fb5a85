import { defaultSettings } from '@kayal/commerce-core/default-settings';
import type { ReturnStage, ReturnStep, WireOf } from '@kayal/api-contract';
import type { Caller, Reply } from '@kayal/server-testing/src/caller.ts';
import type { TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy, type SmallVariant } from '@kayal/server-testing/src/shopping.ts';

/** A return as the contract has it. */
export type ReturnRow = WireOf<'askReturn'>['answer']['request'];

/** A day, ms. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Saves how a shop takes returns. */
export async function setDesk(admin: Caller, desk: Partial<typeof defaultSettings.returnDesk>): Promise<void> {
  const { version, settings, theme } = (await admin.call('getSettings')).answer();
  const returnDesk = { ...defaultSettings.returnDesk, ...settings.returnDesk, ...desk };
  (await admin.call('saveSettings', { body: { version, settings: { ...settings, returnDesk }, theme } })).answer();
}

/** A delivered order of one line. @returns its number */
export async function buyDelivered(
  admin: Caller,
  shopper: Caller,
  variant: SmallVariant,
  quantity = 1,
): Promise<string> {
  const { orderId } = await buy(shopper, variant, quantity);
  (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
  return orderId;
}

/** Asks for a return of the first line; `body` replaces fields, `line` those of the line. */
export async function ask(
  shopper: Caller,
  entryNo: string,
  {
    line = {},
    key,
    ...body
  }: { readonly line?: object; readonly key?: string | undefined; readonly [field: string]: unknown } = {},
): Promise<Reply<'askReturn'>> {
  return shopper.call('askReturn', {
    params: { entryNo },
    body: {
      wish: 'refund',
      wayBack: 'ownParcel',
      lines: [{ lineNo: 1, quantity: 1, reason: 'tooSmall', ...line }],
      ...body,
    },
    headers: { 'idempotency-key': key },
  });
}

/** Takes one step of a return. */
export async function takeStep(
  admin: Caller,
  id: string,
  stage: ReturnStage,
  step: ReturnStep,
  details: object = {},
): Promise<Reply<'takeReturnStep'>> {
  return admin.call('takeReturnStep', { params: { id }, body: { step, stage, ...details } });
}

/** Takes a return from the question to its examination. */
export async function examined(
  admin: Caller,
  { id, lines }: ReturnRow,
  verdict: 'sellable' | 'secondChoice' | 'faulty' = 'sellable',
): Promise<ReturnRow> {
  (await takeStep(admin, id, 'asked', 'approve')).answer();
  (await takeStep(admin, id, 'approved', 'receive')).answer();
  const verdicts = lines.map(({ lineNo }) => ({ lineNo, verdict }));
  return (await takeStep(admin, id, 'received', 'examine', { verdicts })).answer().request;
}

/** What a refund says. @param amount rupees */
export const refundOf = (amount: number) => ({ refund: { amount, method: 'upi', reference: 'UPI 42' } });

/** Mails to a shopper about returns, oldest first. */
export async function returnMails(
  shop: TestApp,
  shopper: Caller,
): Promise<readonly { subject: string; text: string }[]> {
  const all = await shop.mail();
  return all.filter(({ to, subject }) => to === `${shopper.id}@kayal.example` && /return/.test(subject)).toReversed();
}
