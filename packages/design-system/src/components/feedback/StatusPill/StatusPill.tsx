import * as css from './StatusPill.css.ts';

/** Tones of a status; the text carries the meaning. */
export const statusTones = ['danger', 'success', 'neutral'] as const;
export type StatusTone = (typeof statusTones)[number];

/** A status as text in a colour. */
export interface StatusPillProps {
  readonly tone: StatusTone;
  /** The status in words. */
  readonly label: string;
}

/** A status: red while something waits, green when it is done, always with a word. */
export function StatusPill({ tone, label }: StatusPillProps) {
  return (
    <span className={css.root({ tone })} data-tone={tone}>
      {label}
    </span>
  );
}
