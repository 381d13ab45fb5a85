import type { MachineState } from './machines.test-support.ts';

const leaves = 'The screen has gone to another page when the machine ends here.';

/**
 * States that no story can show, each with the reason. States that are left at once are found automatically:
 * those with an unguarded `always`.
 */
export const notShowable: { readonly [State in MachineState]?: string } = {
  'sign-up.registered': leaves,
  'otp-verification.verified': leaves,
  'otp-verification.expired': leaves,
  'otp-verification.cancelled': leaves,
  'otp-verification.active.clock.over': 'The minute ends while a code is being checked; it looks as submitting does.',
  'password-reset.changed': leaves,
  'search-suggestions.debouncing': 'Lasts for the debounce; it looks as asking does.',
  'colour-lookup.loading': 'Lasts for the import of the list of colour names, which no mock can hold.',
};
