import type { ImportRun } from '@kayal/api-contract/client';

export type { ImportRun };

/** The step of the page that an import is at, from 0. */
export function stepOf({ state }: ImportRun): number {
  if (state === 'uploaded') return 1;
  return state === 'checking' || state === 'checked' || state === 'refused' || state === 'failed' ? 2 : 3;
}

/** Texts of the last step of an import, by its state. */
export const finishedTexts: Readonly<
  Record<'applied' | 'prepared' | 'undone', { readonly heading: string; readonly text: string }>
> = {
  applied: { heading: 'It is in the shop', text: 'Shoppers see the new catalogue from now on.' },
  prepared: {
    heading: 'The season is ready',
    text: 'It waits beside the running season. Switch to it in History when the day has come.',
  },
  undone: { heading: 'The import was undone', text: 'What it had set is set back.' },
};
