import type { ShopApi } from '@kayal/api-contract/client';
import { contactMachine, type SendMessageInput, type SentMessage } from '@kayal/commerce-core';
import { createActor, fromPromise } from 'xstate';
import type { ApiConnection } from '../data/api/api-context.ts';
import { resultOf } from '../data/api/result-of.ts';
import { shopApi } from '../data/api/shop-api.ts';
import type { ActorWatch } from './actors/actor-watch.ts';

/** The contact machine over the API; the server ignores the recipient named here and uses its own. */
const provideContact = (api: ShopApi, to: string) =>
  contactMachine.provide({
    actors: {
      sendMessage: fromPromise<SentMessage, SendMessageInput>(async ({ input }) => {
        const { form, trap, key } = input;
        const sent = { form, trap, to, idempotencyKey: key };
        const { relayed, number } = await resultOf(api.sendContactMessage(sent));
        return { relayed, number };
      }),
    },
  });

/** The machine of the contact form, not started yet. @param to the shop's telephone number */
export const createContact = (connection: ApiConnection, to: string, watch: ActorWatch) =>
  createActor(provideContact(shopApi(connection), to), { input: { newKey: () => crypto.randomUUID() }, ...watch });
