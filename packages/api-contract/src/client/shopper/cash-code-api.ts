import { cashCodeRoutes } from '../../routes/cash-code.ts';
import { createClientOf, type ApiClientOptions } from '../transport/create-client-of.ts';
import { done, outcome } from '../transport/outcome.ts';

/** The call about the code of an order in cash; a separate client, because most shops never need it. */
export function createCashCodeApi(options: ApiClientOptions) {
  const { call } = createClientOf(cashCodeRoutes, options);
  return {
    /** Mails the shopper a code (`otp.limited`, `payment.code_unneeded`), which replaces the one before. */
    async sendCashCode() {
      return outcome(await call('sendCashCode'), done);
    },
  };
}
