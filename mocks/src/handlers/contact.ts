import type { MockModule } from '../create-mock-shop.ts';
import { answer } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When every message of a story is sent, ms since 1970. */
const sentAt = Date.UTC(2026, 10, 21, 6, 30);

/** The contact form. */
export function contactHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('sendWhatsapp', ({ body }) => {
      const { name = '', email = '', mobileNumber = '', message, website = '' } = body;
      if (website !== '') return answer({ success: true });
      const row = { id: `msg_new_${nextId(state)}`, name, email, mobileNumber, message, createdAt: sentAt };
      state.contactMessages = [row, ...state.contactMessages];
      return answer({ success: state.hasRelay });
    }),
    endpoint('getContactMessages', ({ query }) =>
      answer(pageOf(state.contactMessages, query), state.contactMessages.length),
    ),
  ];
}
