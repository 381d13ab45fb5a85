import type { MachineState } from './machines.test-support.ts';
import type { ScreenSituation } from './screens.test-support.ts';

/** A claim of a story: a state of a machine or a situation of a screen. */
export type ShownState = MachineState | ScreenSituation;

/** The claims of a story, typed so that an unknown state does not compile. */
export interface StateParameters {
  /** The states after the story's `play`; checked when the story runs. */
  readonly states?: readonly ShownState[];
}
