import type { Outcome, Refusal } from '@kayal/api-contract/client';

/** A refused call as an error: what machines read of a failed actor. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  readonly code: string;
  /** The answer's body. */
  readonly body: Refusal['details'];

  /** @param refusal the call's outcome */
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.body = refusal.details;
  }
}

/**
 * What a call brought.
 * @throws CallRefused when the server refused it
 */
export async function brought<Brought extends object>(call: Promise<Outcome<Brought>>): Promise<{ readonly ok: true } & Readonly<Brought>> {
  const outcome = await call;
  if (!outcome.ok) throw new CallRefused(outcome);
  return outcome;
}
