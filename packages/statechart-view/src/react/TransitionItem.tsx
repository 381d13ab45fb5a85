import type { ChartTransition } from '../model/chart.types.ts';
import type { DrawingParts } from './Drawing.tsx';
import { placeAt } from './place-at.ts';

interface TransitionItemProps extends DrawingParts {
  readonly transition: ChartTransition;
  /** Id of the item in the Tab order. */
  readonly current: string;
}

/** A transition's text, beside its line or inside its state. */
export function TransitionItem({ transition, current, ...parts }: TransitionItemProps) {
  const { chart, layout, taken, sendable, selected, onPress } = parts;
  const { id, from, to } = transition;
  const row = layout.states.find((state) => state.id === from)?.rows.find((each) => each.transition === id);
  const label = layout.labels.find((each) => each.transition === id);
  const place = row ?? label;
  if (place === undefined) return null;
  const names = to.map((target) => chart.states.find((state) => state.id === target)?.name ?? target);
  const isTaken = taken.includes(id);
  const said = [
    row === undefined ? `to ${names.join(' and ')}` : to.length > 0 ? 'enters its state again' : 'stays',
    ...(isTaken ? ['last transition'] : []),
    ...(sendable.has(id) ? ['sends the event'] : []),
  ].join(', ');
  return (
    <li>
      <button
        type="button"
        className="statechart-transition"
        style={placeAt(place)}
        data-walk={id}
        data-row={row === undefined ? undefined : ''}
        data-cause={transition.cause}
        data-taken={isTaken ? '' : undefined}
        data-sendable={sendable.has(id) ? '' : undefined}
        data-selected={selected === id ? '' : undefined}
        tabIndex={current === id ? 0 : -1}
        aria-pressed={selected === id}
        onClick={() => onPress(id)}
      >
        {row === undefined ? null : <span aria-hidden="true">{to.length > 0 ? '↻ ' : '· '}</span>}
        {(row === undefined ? (label?.text ?? []) : [row.text]).map((line) => (
          <span key={line} className="statechart-text">
            {line}{' '}
          </span>
        ))}
        <span className="statechart-said">, {said}</span>
      </button>
    </li>
  );
}
