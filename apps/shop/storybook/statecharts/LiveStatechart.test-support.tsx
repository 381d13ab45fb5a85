import { drawStatechart, statechartOf } from '@kayal/commerce-core/statechart';
import type { StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { renderScreen, type ScreenOptions } from '../testing/render-screen.test-support.tsx';
import * as css from './Statechart.css.ts';
import { StatechartDrawing } from './StatechartDrawing.test-support.tsx';
import { useMachineWatch } from './watch-machine.test-support.ts';

/** The states with their outer states: 'cart.open.idle' highlights 'cart.open' too. */
function withOuterStates(active: readonly string[]): ReadonlySet<string> {
  return new Set(
    active.flatMap((state) => state.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.'))),
  );
}

interface LiveStatechartProps {
  readonly machine: AnyStateMachine;
  /** The screen that runs it. */
  readonly children: ReactNode;
}

/** A machine's drawing with its current state highlighted, beside the screen that drives it. */
function LiveStatechart({ machine, children }: LiveStatechartProps) {
  const { active, events } = useMachineWatch(machine);
  const name = `Statechart of ${machine.id}`;
  return (
    <div className={css.live}>
      <aside className={css.chart} aria-label={name}>
        <p role="status">Now: {active.length === 0 ? 'not running' : active.join(', ')}</p>
        <div className={css.frame} role="region" aria-label={`Drawing of ${machine.id}`} tabIndex={focusable}>
          <StatechartDrawing
            name={machine.id}
            drawing={drawStatechart(statechartOf(machine))}
            lit={withOuterStates(active)}
          />
        </div>
        <ol className={css.events} aria-label="Events, the newest first">
          {events.map((event, index) => (
            <li key={`${events.length - index} ${event}`}>{event}</li>
          ))}
        </ol>
      </aside>
      <div>{children}</div>
    </div>
  );
}

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const focusable = 0;

/**
 * A story's `render`: a screen beside the machine that drives it.
 * @param machine the machine to watch
 * @param options the screen, as for `renderScreen`
 */
export function renderBesideStatechart(machine: AnyStateMachine, options: ScreenOptions) {
  const screen = renderScreen({ frame: 'bare', ...options });
  return (args: unknown, context: Pick<StoryContext, 'id' | 'msw'>) => (
    <LiveStatechart machine={machine}>{screen(args, context)}</LiveStatechart>
  );
}
