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

const time = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A moment in the shop's zone, such as '21/11/2026, 12:00 pm'. @param at ms since 1970 */
export const timeText = (at: number): string => time.format(at);
