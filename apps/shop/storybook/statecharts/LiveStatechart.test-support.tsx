import { machineOf } from '@kayal/statechart-view';
import { Statechart } from '@kayal/statechart-view/react';
import '@kayal/statechart-view/style.css';
import type { StoryContext } from '@storybook/react-vite';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { machineActors, onInspection } from '../atlas/watch-actors.test-support.ts';
import { renderScreen, type ScreenOptions } from '../testing/render-screen.test-support.tsx';
import * as css from './Statechart.css.ts';

/** Calls a listener after inspections; later, because actors may start while React renders. */
const afterInspection = (listener: () => void): (() => void) => onInspection(() => queueMicrotask(listener));

/** The running actor of a machine in the story; undefined while there is none. */
function useActorOf({ id }: AnyStateMachine): AnyActorRef | undefined {
  return useSyncExternalStore(afterInspection, () => machineActors().findLast((actor) => machineOf(actor)?.id === id));
}

interface LiveStatechartProps {
  readonly machine: AnyStateMachine;
  /** The screen that runs it. */
  readonly children: ReactNode;
}

/** A machine's drawing with its current state highlighted, above the screen that drives it. */
function LiveStatechart({ machine, children }: LiveStatechartProps) {
  const actor = useActorOf(machine);
  const label = `Statechart of ${machine.id}`;
  return (
    <div className={css.live}>
      <aside className={css.chart} aria-label={`Machine ${machine.id}`}>
        {actor === undefined ? (
          <Statechart machine={machine} label={label} />
        ) : (
          <Statechart actor={actor} label={label} />
        )}
      </aside>
      <div>{children}</div>
    </div>
  );
}

/**
 * A story's `render`: a screen below the machine that drives it.
 * @param machine the machine to watch
 * @param options the screen, as for `renderScreen`
 */
export function renderBelowStatechart(machine: AnyStateMachine, options: ScreenOptions) {
  const screen = renderScreen({ frame: 'bare', ...options });
  return (args: unknown, context: Pick<StoryContext, 'id' | 'msw'>) => (
    <LiveStatechart machine={machine}>{screen(args, context)}</LiveStatechart>
  );
}
