import { headPath, linePath } from '../layout/line-path.ts';
import { chartMetrics } from '../layout/metrics.ts';
import type { DrawingParts } from './Drawing.tsx';

/** The lines between states. The list says the same in words, so they are hidden from screen readers. */
export function Lines({ layout, taken, selected }: DrawingParts) {
  const { width, height, lines, dots } = layout;
  // The last transition's lines are drawn above the others.
  const ordered = lines.toSorted(
    (a, b) => Number(taken.includes(a.transition ?? '')) - Number(taken.includes(b.transition ?? '')),
  );
  return (
    <svg className="statechart-lines" width={width} height={height} aria-hidden="true">
      {ordered.map(({ id, transition, points }) => (
        <g
          key={id}
          data-taken={transition !== null && taken.includes(transition) ? '' : undefined}
          data-selected={transition !== null && transition === selected ? '' : undefined}
        >
          <path className="statechart-line" d={linePath(points)} />
          <path className="statechart-head" d={headPath(points)} />
        </g>
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="statechart-dot" cx={x} cy={y} r={chartMetrics.dot / 2} />
      ))}
    </svg>
  );
}
