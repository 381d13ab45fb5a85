import { useState } from 'react';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as css from './Marquee.css.ts';

/** Number of repeats of the text. */
export const marqueeRepeats = 15;

/** A running strip. */
export interface MarqueeProps {
  readonly text: string;
  readonly pauseLabel?: string;
  readonly playLabel?: string;
}

/**
 * A text that scrolls by 15 times; it can be paused, and does not move with reduced motion.
 * Screen readers read it once.
 */
export function Marquee({
  text,
  pauseLabel = 'Pause the moving text',
  playLabel = 'Play the moving text',
}: MarqueeProps) {
  const [state, setState] = useState<'running' | 'paused'>('running');
  const running = state === 'running';
  return (
    <div className={css.root} data-state={state}>
      <p className={css.spoken}>{text}</p>
      <p className={css.strip} aria-hidden="true">
        {Array.from({ length: marqueeRepeats }, (_, index) => (
          <span key={index} className={css.repeated}>
            {text}
          </span>
        ))}
      </p>
      <div className={css.pause}>
        <IconButton
          icon={running ? 'pause' : 'play'}
          label={running ? pauseLabel : playLabel}
          onClick={() => setState(running ? 'paused' : 'running')}
        />
      </div>
    </div>
  );
}
