/** A place on the drawing, px. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the drawing, px; x and y are its upper left corner. */
export interface ChartRect extends ChartPoint {
  readonly width: number;
  readonly height: number;
}

/** A line of text inside a state: a transition that stays in the state. */
export interface ChartRow extends ChartRect {
  readonly transition: string;
  readonly text: string;
}

/** A state's rectangle, its rows, and the dots of its initial states. */
export interface PlacedState extends ChartRect {
  readonly id: string;
  /** Number of states around it. */
  readonly depth: number;
  /** Where its name, notes and rows are: no line runs through it. */
  readonly text: ChartRect;
  /** Lines that name what runs in it. */
  readonly notes: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** An arrow from state to state. */
export interface PlacedLine {
  /** Unique on the drawing: a transition with two targets has two lines. */
  readonly id: string;
  /** Id of the transition; null for the arrow from an initial dot. */
  readonly transition: string | null;
  readonly points: readonly ChartPoint[];
}

/** A transition's text beside its line. */
export interface PlacedLabel extends ChartRect {
  readonly transition: string;
  /** One or two lines of text. */
  readonly text: readonly string[];
}

/** A chart with coordinates, px, as plain data. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** Outer states before inner ones. */
  readonly states: readonly PlacedState[];
  readonly lines: readonly PlacedLine[];
  readonly labels: readonly PlacedLabel[];
  /** Centres of the dots that mark initial states. */
  readonly dots: readonly ChartPoint[];
}

/** Kinds of text on the drawing; each has its own font. */
export type ChartTextKind = 'name' | 'label';

/** Width of a text, px. */
export type MeasureText = (text: string, kind: ChartTextKind) => number;
