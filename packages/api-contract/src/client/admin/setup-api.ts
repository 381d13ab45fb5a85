import { toLoggedIn } from '../../adapters/accounts.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** The first admin of a new shop. */
export interface FirstAdmin {
  /** From the address that the server printed. */
  readonly token: string;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
}

/** Opening a new shop. */
export function createSetupApi({ call }: ApiClient) {
  return {
    /** Whether the shop still waits for its first admin. */
    async setup(signal?: AbortSignal) {
      return outcome(await call('getSetup', signal === undefined ? {} : { signal }), ({ due }) => ({ due }));
    },

    /** Creates the first admin and signs her in (`setup.refused`, `request.invalid` with `fields`). */
    async createFirstAdmin({ token, email, fullName, password }: FirstAdmin) {
      const result = await call('createFirstAdmin', { body: { token, email, full_name: fullName, password } });
      return outcome(result, (answer) => ({ user: toLoggedIn(answer) }));
    },
  };
}

/** Opening a new shop. */
export type SetupApi = ReturnType<typeof createSetupApi>;
