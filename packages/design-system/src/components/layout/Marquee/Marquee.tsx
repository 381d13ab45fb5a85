import { useState } from 'react';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as css from './Marquee.css.ts';

/** How often the strip repeats its text. */
export const marqueeRepeats = 15;

/** A running strip. */
export interface MarqueeProps {
  readonly text: string;
  readonly pauseLabel?: string;
  readonly playLabel?: string;
}

/**
 * A text that runs by 15 times, can be paused, and stands still under reduced motion.
 * Screen readers hear it once.
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
