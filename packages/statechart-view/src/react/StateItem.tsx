import type { ChartState } from '../model/chart.types.ts';
import type { DrawingParts } from './Drawing.tsx';
import { placeAt } from './place-at.ts';
import { TransitionItem } from './TransitionItem.tsx';

interface StateItemProps extends DrawingParts {
  readonly state: ChartState;
  /** Id of the item in the Tab order. */
  readonly current: string;
}

const kinds: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'state',
  compound: 'state with inner states',
  parallel: 'state with parallel states',
  final: 'final state',
  history: 'history state',
};

/** A state's box, its transitions, and the states inside it. */
export function StateItem({ state, current, ...parts }: StateItemProps) {
  const { chart, layout, active, selected, onPress } = parts;
  const place = layout.states.find(({ id }) => id === state.id);
  if (place === undefined) return null;
  const parent = chart.states.find(({ id }) => id === state.parent);
  const isActive = active.includes(state.id);
  const isInitial = parent?.initial.includes(state.id) === true;
  const children = chart.states.filter((each) => each.parent === state.id);
  const transitions = chart.transitions.filter(({ from }) => from === state.id);
  const said = [kinds[state.kind], ...(isInitial ? ['initial'] : []), ...(isActive ? ['active'] : [])].join(', ');
  return (
    <li>
      <div
        className="statechart-state"
        style={placeAt(place)}
        data-kind={state.kind}
        data-region={parent?.kind === 'parallel' ? '' : undefined}
        data-outer={children.length > 0 ? '' : undefined}
        data-active={isActive ? '' : undefined}
        data-selected={selected === state.id ? '' : undefined}
      >
        <button
          type="button"
          className="statechart-name"
          style={{ marginInlineStart: place.text.x - place.x, inlineSize: place.text.width - 2 }}
          data-walk={state.id}
          tabIndex={current === state.id ? 0 : -1}
          aria-current={isActive ? 'true' : undefined}
          aria-pressed={selected === state.id}
          onClick={() => onPress(state.id)}
        >
          {state.kind === 'history' ? (
            <span aria-hidden="true">{state.history === 'deep' ? 'H*' : 'H'}</span>
          ) : (
            state.name
          )}
          <span className="statechart-said">
            {state.kind === 'history' ? state.name : ''}, {said}
          </span>
        </button>
        {place.notes.map((note) => (
          <p key={note} className="statechart-note" style={{ marginInlineStart: place.text.x - place.x }}>
            {note}
          </p>
        ))}
      </div>
      {transitions.length === 0 ? null : (
        <ul aria-label={`Transitions of ${state.name}`}>
          {transitions.map((transition) => (
            <TransitionItem key={transition.id} transition={transition} current={current} {...parts} />
          ))}
        </ul>
      )}
      {children.length === 0 ? null : (
        <ul aria-label={`States in ${state.name}`}>
          {children.map((child) => (
            <StateItem key={child.id} state={child} current={current} {...parts} />
          ))}
        </ul>
      )}
    </li>
  );
}
