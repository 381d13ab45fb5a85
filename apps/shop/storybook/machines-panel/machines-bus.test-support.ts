import type { Chart, LiveChart } from '@kayal/statechart-view';
import type { AnyEventObject } from 'xstate';
import type { Recording } from '../recordings/recording.test-support.ts';
import type { PlainPoint } from '../recordings/replay/point.test-support.ts';

/** An actor as plain data. */
export interface ShownActor {
  /** Unique in the story. */
  readonly id: string;
  readonly chart: Chart;
  readonly live: LiveChart;
}

/** Messages between a story and the panel, which are two frames of one page. */
export interface MachineMessages {
  /** The panel is open: send actors from now on. */
  readonly open: null;
  /** The panel is closed. */
  readonly close: null;
  /** The story's frame has loaded. */
  readonly ready: null;
  readonly actors: readonly ShownActor[];
  readonly event: { readonly id: string; readonly event: AnyEventObject };
  /** The screen of a recording has loaded. */
  readonly screenReady: null;
  readonly recording: Recording;
  /** Show the recording as it was after this entry. */
  readonly seek: number;
  readonly point: PlainPoint;
}

/** The window around the story's frame and the panel's; this window where another site's page is around it. */
export function sharedWindow(): EventTarget {
  try {
    // Throws for another origin.
    return window.parent.document.defaultView ?? window;
  } catch {
    return window;
  }
}

const nameOf = (kind: string): string => `kayal machines ${kind}`;

/**
 * Sends a message.
 * @param bus the window around both frames
 */
export function post<Kind extends keyof MachineMessages>(
  bus: EventTarget,
  kind: Kind,
  detail: MachineMessages[Kind],
): void {
  bus.dispatchEvent(new CustomEvent(nameOf(kind), { detail }));
}

/** Listens to messages of a kind. @returns a function that unsubscribes */
export function listen<Kind extends keyof MachineMessages>(
  bus: EventTarget,
  kind: Kind,
  listener: (detail: MachineMessages[Kind]) => void,
): () => void {
  // The other frame has its own CustomEvent class, so `instanceof` would not find it.
  const onEvent = (event: Event & { readonly detail?: MachineMessages[Kind] }): void => {
    // A copy made here: arrays of another frame are not instances of this frame's Array, which ELK requires.
    if (event.detail !== undefined) listener(structuredClone(event.detail));
  };
  bus.addEventListener(nameOf(kind), onEvent);
  return () => bus.removeEventListener(nameOf(kind), onEvent);
}
