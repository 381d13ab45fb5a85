import type { MockModule } from '../create-mock-shop.ts';
import { noRehearsal, openRehearsal } from '../fixtures/settings.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';

/** When the rehearsal of a story is switched to, ms since 1970. */
const now = Date.UTC(2026, 10, 21, 6, 45);

/** The rehearsal beside the shop: what is begun is done at the next look. */
export function rehearsalHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getRehearsal', () => answer(state.rehearsal)),
    endpoint('makeRehearsal', () => {
      if (['copying', 'running', 'switching'].includes(state.rehearsal.state)) return refuse('rehearsal.step');
      state.rehearsal = openRehearsal;
      return answer({ ...noRehearsal, state: 'copying' });
    }),
    endpoint('getRehearsalDifferences', () =>
      state.rehearsal.state === 'running' ? answer(state.rehearsalDifferences) : refuse('rehearsal.step'),
    ),
    endpoint('switchRehearsal', () => {
      const { state: before, madeAt } = state.rehearsal;
      if (before !== 'running') return refuse('rehearsal.step');
      const { kinds } = state.rehearsalDifferences;
      state.rehearsal = { ...noRehearsal, state: 'switched', switchedAt: now, kinds };
      return answer({ ...noRehearsal, state: 'switching', madeAt });
    }),
    endpoint('discardRehearsal', () => {
      if (state.rehearsal.state !== 'running') return refuse('rehearsal.step');
      state.rehearsal = noRehearsal;
      return answer(noRehearsal);
    }),
  ];
}
