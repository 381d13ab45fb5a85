import { type ReactNode, useId, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ChartDirection } from '../layout/elk-graph.ts';
import type { ElkLike } from '../layout/load-elk.ts';
import type { LiveChart } from '../live/watch-actor.ts';
import { isSendable } from '../model/active-states.ts';
import type { Chart } from '../model/chart.types.ts';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { innermostStates } from './innermost-states.ts';
import { Outline } from './Outline.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useFollow } from './use-follow.ts';
import { useLayout } from './use-layout.ts';
import { useZoom } from './use-zoom.ts';

/** Options of every view. */
export interface ViewOptions {
  /** Accessible name; the machine's id by default. */
  readonly label?: string;
  /** Direction of most arrows; by default the one that makes the drawing narrower. */
  readonly direction?: ChartDirection | 'auto';
  /** ELK to use, such as one with a worker. */
  readonly elk?: ElkLike;
  /** Fields of events by type: pressing such an event opens an editor with them. */
  readonly payloads?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What is drawn: a chart, and what its actor does when there is one. All of it is plain data. */
export interface StatechartViewProps extends ViewOptions {
  readonly chart: Chart;
  readonly live?: LiveChart;
  /** Sends an event to the actor. */
  readonly onSend?: (event: AnyEventObject) => void;
}

const none: readonly string[] = [];

/** The view of a chart, for callers that have the chart as data, such as another window. */
export function StatechartView({ chart, live, onSend, ...options }: StatechartViewProps) {
  const { label = `Statechart of ${chart.id}`, direction = 'auto', elk, payloads = {} } = options;
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const { layout, error, retry } = useLayout({ chart, direction, elk, root });
  const zoom = useZoom(frame, layout);
  const hint = useId();
  useFollow(frame, layout, zoom.scale, innermostStates(chart, live?.active ?? none)[0]);
  const canSend = live?.status === 'active' && onSend !== undefined;
  const active = live?.active ?? none;

  const sendable = new Set(
    canSend ? chart.transitions.map(({ id }) => id).filter((id) => isSendable(chart, new Set(active), id)) : none,
  );
  const press = (id: string): void => {
    setSelected(id);
    setEdited(null);
    const transition = chart.transitions.find((each) => each.id === id);
    if (transition === undefined || !sendable.has(id)) return;
    const { event } = transition;
    const isExact = !event.includes('*');
    const hasFields = Object.keys(payloads[event] ?? {}).length > 0 || hasMoreThanType(live?.received[event]);
    if (isExact && !hasFields) onSend?.({ type: event });
    else setEdited(event);
  };

  // Until it is drawn, the frame has a list without buttons: only a focusable one scrolls by keyboard in every browser.
  const listFocus = layout === null ? 0 : undefined;
  const drawn = (): ReactNode => {
    if (error !== null)
      return (
        <div className="statechart-error" role="alert">
          <p>The drawing failed: {error}</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
          <Outline chart={chart} />
        </div>
      );
    if (layout === null)
      return (
        <>
          <p className="statechart-loading">Drawing…</p>
          <Outline chart={chart} />
        </>
      );
    return (
      <Drawing
        chart={chart}
        layout={layout}
        scale={zoom.scale}
        active={active}
        taken={live?.taken ?? none}
        sendable={sendable}
        selected={selected}
        onPress={press}
        onZoom={zoom.step}
        hint={hint}
      />
    );
  };

  return (
    <section
      ref={root}
      className="statechart"
      aria-label={label}
      data-live={live === undefined ? undefined : live.status}
    >
      <Toolbar chart={chart} zoom={zoom} isDrawn={layout !== null} />
      {live === undefined ? null : <NowLine chart={chart} live={live} />}
      <div className="statechart-body">
        <div
          ref={frame}
          className="statechart-frame"
          role="region"
          aria-label={`Drawing of ${chart.id}`}
          tabIndex={listFocus}
        >
          {drawn()}
        </div>
        <Details
          key={edited ?? ''}
          chart={chart}
          selected={selected}
          sendable={sendable}
          payloads={payloads}
          edited={edited}
          {...(live === undefined ? {} : { live })}
          {...(canSend ? { onSend } : {})}
          onEdit={setEdited}
        />
      </div>
      <p id={hint} className="statechart-hint">
        Arrow keys move between states and transitions, Enter selects{canSend ? ' or sends' : ''}, + and − zoom.
      </p>
    </section>
  );
}

function hasMoreThanType(json: string | undefined): boolean {
  if (json === undefined) return false;
  const event: unknown = JSON.parse(json);
  return typeof event === 'object' && event !== null && Object.keys(event).length > 1;
}

/** The states that the actor is in, read out at each change. */
function NowLine({ chart, live }: { readonly chart: Chart; readonly live: LiveChart }) {
  const names = innermostStates(chart, live.active);
  const ended = live.status === 'active' ? '' : ` (${live.status})`;
  return (
    <p className="statechart-now" role="status">
      Now: {names.length === 0 ? 'not running' : names.join(', ')}
      {ended}
    </p>
  );
}
