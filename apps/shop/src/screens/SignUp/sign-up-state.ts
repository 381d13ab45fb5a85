/** Navigation state between the pages of a registration; never the password. */
export interface SignUpState {
  /** Verification handle; absent until the account exists. */
  readonly id?: string;
  readonly email: string;
  readonly fullName: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads navigation state, which is untrusted: it may be old or foreign. */
export function readSignUpState(state: unknown): SignUpState {
  if (typeof state !== 'object' || state === null) return { email: '', fullName: '' };
  const id = 'id' in state ? textOf(state.id) : '';
  return {
    ...(/^[A-Za-z0-9_-]{1,64}$/.test(id) ? { id } : {}),
    email: 'email' in state ? textOf(state.email) : '',
    fullName: 'fullName' in state ? textOf(state.fullName) : '',
  };
}
