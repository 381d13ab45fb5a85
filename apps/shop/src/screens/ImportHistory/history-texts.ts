import type { ImportRun } from '@kayal/api-contract/client';
import type { StatusPillProps } from '@kayal/design-system';

/** Text and tone of each state of an import. */
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

/** Text of each source of an import. */
export const sourceTexts: Readonly<Record<ImportRun['source'], string>> = {
  browser: 'in the browser',
  command: 'by command',
  folder: 'from the folder',
  api: 'by API',
};
