import type { AnyEventObject } from 'xstate';
import type { LiveChart } from '../live/watch-actor.ts';
import { labelText } from '../model/label-text.ts';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types.ts';
import { EventEditor } from './EventEditor.tsx';

interface DetailsProps {
  readonly chart: Chart;
  /** Id of a state or a transition. */
  readonly selected: string | null;
  readonly sendable: ReadonlySet<string>;
  readonly payloads: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Type of the event whose fields are edited; null when none is. */
  readonly edited: string | null;
  readonly live?: LiveChart;
  readonly onSend?: (event: AnyEventObject) => void;
  readonly onEdit: (event: string | null) => void;
}

/** The event to start editing with: the one received last, or its type and known fields. */
function draftOf(event: string, { live, payloads }: Pick<DetailsProps, 'live' | 'payloads'>): string {
  const type = event.includes('*') ? event.replace('*', '') : event;
  return live?.received[event] ?? JSON.stringify({ type, ...payloads[event] }, null, 2);
}

/** What the drawing has no room for: actions, tags, descriptions, and a live actor's context. */
export function Details({ chart, selected, sendable, live, onSend, onEdit, payloads, edited }: DetailsProps) {
  const state = chart.states.find(({ id }) => id === selected);
  const transition = chart.transitions.find(({ id }) => id === selected);
  if (state === undefined && transition === undefined && live === undefined) return null;
  return (
    <aside className="statechart-details" aria-label={`Details of ${chart.id}`}>
      {state === undefined ? null : <StateDetails state={state} />}
      {transition === undefined ? null : <TransitionDetails transition={transition} />}
      {transition !== undefined && onSend !== undefined && sendable.has(transition.id) && edited === null ? (
        <button type="button" onClick={() => onEdit(transition.event)}>
          Send with fields…
        </button>
      ) : null}
      {edited === null || onSend === undefined ? null : (
        <EventEditor
          draft={draftOf(edited, { payloads, ...(live === undefined ? {} : { live }) })}
          onSend={onSend}
          onCancel={() => onEdit(null)}
        />
      )}
      {live === undefined ? null : (
        <details open>
          <summary>Context</summary>
          <pre tabIndex={focusable}>{live.context}</pre>
        </details>
      )}
    </aside>
  );
}

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const focusable = 0;

function StateDetails({ state }: { readonly state: ChartState }) {
  return (
    <>
      <h3>{state.name}</h3>
      <Fields
        fields={[
          ['id', [state.id]],
          ['kind', [state.history === null ? state.kind : `${state.history} history`]],
          ['about', state.description === '' ? [] : [state.description]],
          ['tags', state.tags],
          ['entry', state.entry],
          ['exit', state.exit],
          ['invokes', state.invokes.map(({ id, src }) => (id === src ? src : `${src} as ${id}`))],
        ]}
      />
    </>
  );
}

function TransitionDetails({ transition }: { readonly transition: ChartTransition }) {
  const { from, to, description, actions, reenter, guard, cause } = transition;
  return (
    <>
      <h3>{labelText(transition)}</h3>
      <Fields
        fields={[
          ['cause', [cause]],
          ['from', [from]],
          ['to', to.length === 0 ? ['stays'] : to],
          ['about', description === '' ? [] : [description]],
          ['guard', guard === null ? [] : [guard]],
          ['actions', actions],
          ['reenter', reenter ? ['leaves and enters its state'] : []],
        ]}
      />
    </>
  );
}

function Fields({ fields }: { readonly fields: readonly (readonly [name: string, values: readonly string[]])[] }) {
  return (
    <dl>
      {fields
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
    </dl>
  );
}
