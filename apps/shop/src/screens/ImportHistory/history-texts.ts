import type { ImportRun } from '@kayal/api-contract/client';
import type { StatusPillProps } from '@kayal/design-system';

/** How each state of an import reads in a list. */
export const stateTexts: Readonly<
  Record<ImportRun['state'], { readonly label: string; readonly tone: StatusPillProps['tone'] }>
> = {
  uploaded: { label: 'Uploaded', tone: 'neutral' },
  checking: { label: 'Checking', tone: 'neutral' },
  checked: { label: 'Waiting for you', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  applying: { label: 'Writing', tone: 'neutral' },
  applied: { label: 'In the shop', tone: 'success' },
  prepared: { label: 'Ready beside', tone: 'success' },
  undoing: { label: 'Setting back', tone: 'neutral' },
  undone: { label: 'Undone', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** How an import came in. */
export const sourceTexts: Readonly<Record<ImportRun['source'], string>> = {
  browser: 'in the browser',
  command: 'by command',
  folder: 'from the folder',
  api: 'by API',
};
