import { labelText } from '../model/label-text.ts';
import type { Chart } from '../model/chart.types.ts';

interface OutlineProps {
  readonly chart: Chart;
  /** Id of the state whose inner states are listed; null for the machine itself. */
  readonly parent?: string | null;
}

/** The chart as a nested list: on a server, until it is laid out, and when that fails. */
export function Outline({ chart, parent = null }: OutlineProps) {
  const states = chart.states.filter((state) => state.parent === parent);
  return states.length === 0 ? null : (
    <ul className="statechart-outline">
      {states.map((state) => (
        <li key={state.id}>
          <strong>{state.name}</strong>
          <ul>
            {chart.transitions
              .filter(({ from }) => from === state.id)
              .map((transition) => (
                <li key={transition.id}>
                  {labelText(transition)} → {transition.to.join(', ') || 'stays'}
                </li>
              ))}
          </ul>
          <Outline chart={chart} parent={state.id} />
        </li>
      ))}
    </ul>
  );
}
