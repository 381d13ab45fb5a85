import type { ShopApi } from '@kayal/api-contract/client';
import { contactMachine, defaultShop, type SendMessageInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../data/result-of.ts';

/** The contact machine over the API; the server ignores the recipient named here and uses its own. */
export const provideContact = (api: ShopApi) =>
  contactMachine.provide({
    actors: {
      sendMessage: fromPromise<{ readonly relayed: boolean }, SendMessageInput>(async ({ input }) => {
        const { form, trap, key } = input;
        const sent = { form, trap, to: defaultShop.contact.phone, idempotencyKey: key };
        return { relayed: (await resultOf(api.sendContactMessage(sent))).relayed };
      }),
    },
  });
