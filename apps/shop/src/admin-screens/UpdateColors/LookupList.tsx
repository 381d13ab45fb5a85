import { matchLabel, selectMatches, type colourLookupMachine } from '@kayal/commerce-core';
import { Swatch } from '@kayal/design-system';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as css from './UpdateColors.css.ts';

interface LookupListProps {
  readonly lookup: ActorRefFrom<typeof colourLookupMachine>;
  /** Text to look up. */
  readonly name: string;
  /** Called before the list closes when the focus is inside it. */
  readonly onLeave: () => void;
}

/** Message and results of a row's lookup. */
export function LookupList({ lookup, name, onLeave }: LookupListProps) {
  const isLoading = useSelector(lookup, (state) => state.hasTag('loading'));
  const isOpen = useSelector(lookup, (state) => state.hasTag('open'));
  const matches = useSelector(lookup, selectMatches);
  if (isLoading) {
    return (
      <span className={css.quiet} role="status">
        fetching color code...
      </span>
    );
  }
  if (!isOpen) return null;
  return (
    <ul className={css.matches} aria-label={`Colours named ${name}`}>
      {matches.map((match) => (
        <li key={`${match.name} ${match.hex}`}>
          <button
            type="button"
            className={css.match}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              onLeave();
              lookup.send({ type: 'lookup.close' });
            }}
            onClick={() => {
              onLeave();
              lookup.send({ type: 'lookup.choose', hex: match.hex });
            }}
          >
            <Swatch hex={match.hex} />
            {matchLabel(match)}
          </button>
        </li>
      ))}
    </ul>
  );
}
