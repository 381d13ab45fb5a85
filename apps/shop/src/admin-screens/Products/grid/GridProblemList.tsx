import { Alert } from '@kayal/design-system';
import type { GridSpot } from './grid-block.ts';
import type { ProblemSpot } from './grid-problems.ts';
import * as css from './ProductGrid.css.ts';

interface GridProblemListProps {
  readonly spots: readonly ProblemSpot[];
  /** Goes to a cell. */
  readonly onGo: (to: GridSpot) => void;
}

/** Named at once; the others are marked in the grid and follow when some are corrected. */
const maxNamed = 50;

/** The cells that keep the others from being saved. Each leads to its cell. */
export function GridProblemList({ spots, onGo }: GridProblemListProps) {
  return (
    <Alert tone="danger">
      <p>{`Nothing is saved: ${spots.length === 1 ? '1 cell needs' : `${spots.length} cells need`} a correction.`}</p>
      <ul className={css.problems}>
        {spots.slice(0, maxNamed).map(({ row, column, text }) => (
          <li key={`${row} ${column}`}>
            <button type="button" className={css.problem} onClick={() => onGo({ row, column: column + 1 })}>
              {text}
            </button>
          </li>
        ))}
        {spots.length > maxNamed ? <li>{`and ${spots.length - maxNamed} more`}</li> : null}
      </ul>
    </Alert>
  );
}
