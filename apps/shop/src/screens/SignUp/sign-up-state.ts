/** What the pages of a registration hand to each other; never the password. */
export interface SignUpState {
  /** Verification handle; absent until the account exists. */
  readonly id?: string;
  readonly email: string;
  readonly fullName: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads navigation state, which may be anything, stale or foreign (security page, 1.8). */
export function readSignUpState(state: unknown): SignUpState {
  if (typeof state !== 'object' || state === null) return { email: '', fullName: '' };
  const id = 'id' in state ? textOf(state.id) : '';
  return {
    ...(/^[A-Za-z0-9_-]{1,64}$/.test(id) ? { id } : {}),
    email: 'email' in state ? textOf(state.email) : '',
    fullName: 'fullName' in state ? textOf(state.fullName) : '',
  };
}
