/** A state of the drawing. */
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

/** A machine as data, for drawing and table. */
export interface Statechart {
  readonly id: string;
  /** Outer states before inner ones, in the order they are declared. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

/** One row of the table beside a drawing. */
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

/** A state's place on the drawing, px. */
export interface ChartBox {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Number of boxes around it. */
  readonly depth: number;
  readonly isInitial: boolean;
  /** Transitions without a target, and actors that run in it. */
  readonly lines: readonly string[];
}

/** A transition's line on the drawing, px: from border to border. */
export interface ChartArrow {
  readonly id: string;
  readonly label: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A drawing as data, px. */
export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ChartBox[];
  readonly arrows: readonly ChartArrow[];
}
