/** A state of a machine. */
export interface ChartState {
  /** 'cart.open.saving': the machine's id and the path. */
  readonly id: string;
  /** The last part of the id. */
  readonly name: string;
  /** Id of the state around it; null for the machine itself. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Id of the initial child; null without children, or when all are entered at once. */
  readonly initial: string | null;
  /** Tags for the UI. */
  readonly tags: readonly string[];
  /** Actors that run while it is entered. */
  readonly calls: readonly string[];
}

/** A declared transition. */
export interface ChartTransition {
  /** Unique in its machine: 'cart.ready --line.add[0]-->'. */
  readonly id: string;
  readonly from: string;
  /** Ids of the target states; none where it has only actions. */
  readonly to: readonly string[];
  /** The declared event; '' for an immediate transition. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Actors that start with it. */
  readonly calls: readonly string[];
}

/** A machine as data. */
export interface Statechart {
  readonly id: string;
  /** Outer states before inner ones, in the order they are declared. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

/** A row of the table: a transition. */
export interface ChartRow {
  readonly from: string;
  /** In words: 'submitOrder fails'. */
  readonly event: string;
  readonly guard: string;
  /** Target state, or 'stays'. */
  readonly to: string;
  readonly call: string;
  /** Ids of the texts it shows. */
  readonly messages: string;
}
