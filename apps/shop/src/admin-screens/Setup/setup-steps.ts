import { paths } from '../../paths.ts';

/** The steps of opening a shop, in order. */
export const setupSteps = [
  { id: 'account', label: 'Your account' },
  { id: 'shop', label: 'Your shop' },
  { id: 'look', label: 'Its look' },
  { id: 'catalogue', label: 'Your products' },
  { id: 'done', label: 'Open' },
] as const;
export type SetupStep = (typeof setupSteps)[number]['id'];

/** The address of a step. */
export const setupAddress = (step: SetupStep): string => `${paths.setup}?step=${step}`;

/** The step that an address names; the account otherwise. */
export function stepOfAddress(search: string): SetupStep {
  const named = new URLSearchParams(search).get('step');
  return setupSteps.find(({ id }) => id === named)?.id ?? 'account';
}

/** The one-time token of the printed address; empty when there is none. */
export const tokenOfAddress = (search: string): string => new URLSearchParams(search).get('token') ?? '';
