import { useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { watchActor } from '../live/watch-actor.ts';
import { chartOf } from '../model/chart-of.ts';
import { StatechartView, type ViewOptions } from './StatechartView.tsx';

/** A machine to draw, or a live actor to follow. */
export type StatechartProps = ViewOptions &
  (
    | { readonly machine: AnyStateMachine; readonly actor?: never }
    | { readonly actor: AnyActorRef; readonly machine?: never }
  );

/** Draws a machine; of a live actor also its states, its last transition and its context, and it can be sent events. */
export function Statechart({ machine, actor, ...options }: StatechartProps) {
  return actor === undefined ? (
    <MachineChart machine={machine} {...options} />
  ) : (
    <LiveActorChart actor={actor} {...options} />
  );
}

function MachineChart({ machine, ...options }: ViewOptions & { readonly machine: AnyStateMachine }) {
  const chart = useMemo(() => chartOf(machine), [machine]);
  return <StatechartView chart={chart} {...options} />;
}

function LiveActorChart({ actor, ...options }: ViewOptions & { readonly actor: AnyActorRef }) {
  const watch = useMemo(() => watchActor(actor), [actor]);
  const live = useSyncExternalStore(watch.subscribe, watch.get, watch.get);
  return <StatechartView chart={watch.chart} live={live} onSend={watch.send} {...options} />;
}
