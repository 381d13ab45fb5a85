import type { WireOf } from '../../endpoints.ts';
import type { RehearsalKind } from '../../domain/rehearsal.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** The rehearsal beside a shop. */
export type Rehearsal = WireOf<'getRehearsal'>['answer'];

/** What differs between a rehearsal and its shop. */
export type RehearsalDifferences = WireOf<'getRehearsalDifferences'>['answer'];

/** Calls about the rehearsal, for the back office only. */
export function createRehearsalApi({ call }: ApiClient) {
  return {
    /** The rehearsal as it is now. */
    async rehearsal() {
      return outcome(await call('getRehearsal'), (rehearsal) => ({ rehearsal }));
    },

    /** Begins to copy the shop (`rehearsal.step`, `rehearsal.address`, `rehearsal.nested`, `rehearsal.port`, `unavailable`). */
    async makeRehearsal() {
      return outcome(await call('makeRehearsal'), (rehearsal) => ({ rehearsal }));
    },

    /** What a switch would bring over (`rehearsal.step`, `rehearsal.version`). */
    async rehearsalDifferences() {
      return outcome(await call('getRehearsalDifferences'), (differences) => ({ differences }));
    },

    /** Begins the switch (`rehearsal.step`, `rehearsal.version`, `auth.confirm`). */
    async switchRehearsal(winners: readonly RehearsalKind[]) {
      return outcome(await call('switchRehearsal', { body: { winners: [...winners] } }), (rehearsal) => ({
        rehearsal,
      }));
    },

    /** Throws the rehearsal away (`rehearsal.step`). */
    async discardRehearsal() {
      return outcome(await call('discardRehearsal'), (rehearsal) => ({ rehearsal }));
    },
  };
}

/** Calls about the rehearsal. */
export type RehearsalApi = ReturnType<typeof createRehearsalApi>;
