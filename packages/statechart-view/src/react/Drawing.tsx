import { useId } from 'react';
import type { ChartLayout } from '../layout/layout.types.ts';
import type { Chart } from '../model/chart.types.ts';
import { Lines } from './Lines.tsx';
import { StateItem } from './StateItem.tsx';
import { usePan } from './use-pan.ts';
import { useWalk } from './use-walk.ts';

/** What the items of a drawing share. */
export interface DrawingParts {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly active: readonly string[];
  /** Ids of the transitions that the last event caused. */
  readonly taken: readonly string[];
  /** Ids of the transitions whose event can be sent now. */
  readonly sendable: ReadonlySet<string>;
  /** Id of the selected state or transition. */
  readonly selected: string | null;
  readonly onPress: (id: string) => void;
}

interface DrawingProps extends DrawingParts {
  readonly scale: number;
  readonly onZoom: (by: 1 | -1) => void;
  /** Id of the element that explains the keys. */
  readonly hint: string;
}

/** The drawing: a nested list of states and transitions, each at its place, above the lines. */
export function Drawing({ scale, onZoom, hint, ...parts }: DrawingProps) {
  const { chart, layout } = parts;
  const [root] = chart.states;
  const { current, ...walk } = useWalk(root?.id ?? '', onZoom);
  const pan = usePan();
  const id = useId();
  const { width, height } = layout;
  return (
    <div className="statechart-canvas" style={{ width: width * scale, height: height * scale }} {...pan}>
      <div className="statechart-sheet" style={{ width, height, transform: `scale(${scale})` }}>
        <Lines {...parts} />
        {root === undefined ? null : (
          <ul id={id} aria-label={`States of ${chart.id}`} aria-describedby={hint} {...walk}>
            <StateItem state={root} current={current} {...parts} />
          </ul>
        )}
      </div>
    </div>
  );
}
