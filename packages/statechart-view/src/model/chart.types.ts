/** What a state is; the words of XState. */
export type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** An actor that runs while its state is active. */
export interface ChartInvoke {
  readonly id: string;
  /** Name of the actor's logic; the invoke's id when the logic is written in place. */
  readonly src: string;
}

/** A state of a machine; the machine itself is the first. */
export interface ChartState {
  /** Unique in its machine: 'player.open.playing', or the id that the machine gives it. */
  readonly id: string;
  /** Its key in the machine: 'playing'. */
  readonly name: string;
  /** Id of the state around it; null for the machine itself. */
  readonly parent: string | null;
  readonly kind: ChartStateKind;
  /** How much a history state restores; null for other states. */
  readonly history: 'shallow' | 'deep' | null;
  /** Ids of the states entered first; more than one when the initial state is inside parallel states. */
  readonly initial: readonly string[];
  readonly tags: readonly string[];
  readonly description: string;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

/** What causes a transition. */
export type ChartCause = 'event' | 'after' | 'always' | 'done' | 'error' | 'snapshot' | 'default';

/** A declared transition. */
export interface ChartTransition {
  /** Unique in its machine and the same for the same machine: 'player.open: PAUSE #0'. */
  readonly id: string;
  readonly from: string;
  /** Ids of the target states; none for a transition that only has actions. */
  readonly to: readonly string[];
  readonly cause: ChartCause;
  /** The declared event type; '' for `always` and for the default target of a history state. */
  readonly event: string;
  /** The event in words: 'after 500 ms', 'loadUser done'. */
  readonly words: string;
  /** Null without a guard. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Whether it leaves and enters its own state again. */
  readonly reenter: boolean;
  readonly description: string;
}

/** A machine as plain data: it can be sent to another window and written as JSON. */
export interface Chart {
  readonly id: string;
  /** Outer states before inner ones, in the order they are declared. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}
