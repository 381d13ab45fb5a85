import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When every message of a story is sent, ms since 1970. */
const sentAt = Date.UTC(2026, 10, 21, 6, 30);

const monthMs = 30 * 86_400_000;

/** The contact form. */
export function contactHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('sendWhatsapp', ({ body }) => {
      const { name = '', email = '', mobileNumber = '', message, website = '' } = body;
      if (website !== '') return answer({ success: true });
      const id = nextId(state);
      const hasNumbers = (state.settings.settings.seller?.officerName ?? '') !== '';
      const number = hasNumbers ? `CNEW${id}` : null;
      const facts = { number, dueAt: hasNumbers ? sentAt + monthMs : null, answeredAt: null };
      const row = { id: `msg_new_${id}`, name, email, mobileNumber, message, createdAt: sentAt, ...facts };
      state.contactMessages = [row, ...state.contactMessages];
      return answer({ success: state.hasRelay, ...(number === null ? {} : { number }) });
    }),
    endpoint('answerMessage', ({ params }) => {
      if (!state.contactMessages.some(({ id }) => id === params.id)) return refuse('not_found');
      state.contactMessages = state.contactMessages.map((row) =>
        row.id === params.id ? { ...row, answeredAt: sentAt } : row,
      );
      return answer({ success: true });
    }),
    endpoint('findComplaint', ({ body }) => {
      const row = state.contactMessages.find(({ number, email }) => number === body.number && email === body.email);
      if (row === undefined) return refuse('not_found');
      const { createdAt, number, dueAt, answeredAt } = row;
      return answer({ success: true, createdAt, number, dueAt, answeredAt });
    }),
    endpoint('getContactMessages', ({ query }) =>
      answer(pageOf(state.contactMessages, query), state.contactMessages.length),
    ),
  ];
}
