import type { ChartArrow, ChartBox, ChartDrawing } from '@kayal/commerce-core/statechart';
import { chartMetrics } from '@kayal/commerce-core/statechart';
import * as css from './Statechart.css.ts';

interface StatechartDrawingProps {
  readonly name: string;
  readonly drawing: ChartDrawing;
  /** Ids of the states to light, such as those that a running actor is in. */
  readonly lit?: ReadonlySet<string>;
}

const noneLit: ReadonlySet<string> = new Set();

/** A machine's drawing, made from the machine, so that it is always current. */
export function StatechartDrawing({ name, drawing, lit = noneLit }: StatechartDrawingProps) {
  const { width, height, boxes, arrows } = drawing;
  return (
    <svg
      className={css.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Statechart of ${name}`}
    >
      <defs>
        <marker id="arrow-head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <StateBox key={box.id} box={box} isLit={lit.has(box.id)} />
      ))}
      {arrows.map((arrow) => (
        <TransitionArrow key={`${arrow.id} ${arrow.to.join()}`} arrow={arrow} />
      ))}
    </svg>
  );
}

const { padding, head, line } = chartMetrics;

function StateBox({ box, isLit }: { readonly box: ChartBox; readonly isLit: boolean }) {
  const { x, y, width, height, name, isInitial, lines } = box;
  return (
    <g>
      <rect className={isLit ? css.litBox : css.box} x={x} y={y} width={width} height={height} rx={8} />
      <text className={css.stateName} x={x + padding} y={y + padding + 10}>
        {isInitial ? `● ${name}` : name}
      </text>
      {lines.map((text, index) => (
        <text key={text} className={css.label} x={x + padding} y={y + head + padding + index * line + 6}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Offset of a line, px, so that transitions in both directions are two lines. */
const aside = 5;
/** Position of a label on its line, 0 to 1: nearer to the start, so that opposite labels do not overlap. */
const labelAt = 0.38;

function TransitionArrow({ arrow }: { readonly arrow: ChartArrow }) {
  const [fromX, fromY] = arrow.from;
  const [toX, toY] = arrow.to;
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const shiftX = (-(toY - fromY) / length) * aside;
  const shiftY = ((toX - fromX) / length) * aside;
  return (
    <g transform={`translate(${shiftX} ${shiftY})`}>
      <line className={css.arrow} x1={fromX} y1={fromY} x2={toX} y2={toY} markerEnd="url(#arrow-head)" />
      <text
        className={css.arrowLabel}
        x={fromX + (toX - fromX) * labelAt}
        y={fromY + (toY - fromY) * labelAt + (toX >= fromX ? 14 : -6)}
        textAnchor="middle"
      >
        {arrow.label}
      </text>
    </g>
  );
}
