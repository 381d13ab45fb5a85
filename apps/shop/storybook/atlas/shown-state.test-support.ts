import type { MachineState } from './machines.test-support.ts';
import type { ScreenSituation } from './screens.test-support.ts';

/** What a story can say that it shows: a state of a machine, or a situation of a screen. */
export type ShownState = MachineState | ScreenSituation;

/** What a story says of itself; the type makes a slip fail to compile. */
export interface StateParameters {
  /** What is seen when the story has come to rest: after its `play`, if it has one. Proven when the story runs. */
  readonly states?: readonly ShownState[];
}
