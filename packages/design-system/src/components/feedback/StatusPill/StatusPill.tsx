import * as css from './StatusPill.css.ts';

/** Colours of a status; the text says the same without them. */
export const statusTones = ['danger', 'success', 'neutral'] as const;
export type StatusTone = (typeof statusTones)[number];

/** A status as text in a colour. */
export interface StatusPillProps {
  readonly tone: StatusTone;
  /** The status in words. */
  readonly label: string;
}

/** Red for what waits, green for what is done, always with the word. */
export function StatusPill({ tone, label }: StatusPillProps) {
  return (
    <span className={css.root({ tone })} data-tone={tone}>
      {label}
    </span>
  );
}
