import { Children, type ReactNode } from 'react';
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.tsx';
import * as css from './ProductGrid.css.ts';

/**
 * Layouts on wide screens: four columns, or three beside an open filter panel; `evenly` keeps four on a tablet,
 * so that home's eight cards fill their rows.
 */
export const productGridColumns = ['full', 'besidePanel', 'evenly'] as const;
export type ProductGridColumns = (typeof productGridColumns)[number];

/**
 * `whole` hides a last row that is not full: for a shelf, which shows only a part of a list, never for a whole list.
 */
export const productGridRows = ['all', 'whole'] as const;
export type ProductGridRows = (typeof productGridRows)[number];

/** A grid of cards. */
export interface ProductGridProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly columns?: ProductGridColumns;
  readonly rows?: ProductGridRows;
  /** One card per child. */
  readonly children: ReactNode;
}

/** 4 columns on desktop, 3 at or below 1024 px, 2 at or below 768 px. */
export function ProductGrid({ label, columns = 'full', rows = 'all', children }: ProductGridProps) {
  return (
    <div className={css.room}>
      <ul className={css.grid({ columns })} data-columns={columns} data-rows={rows} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={css.shelfItem}>{child}</li>
        ))}
      </ul>
    </div>
  );
}

/** A grid of outlines while cards load. */
export interface ProductGridSkeletonProps {
  /** How many outlines. */
  readonly count: number;
  readonly columns?: ProductGridColumns;
  /** Spoken instead of the outlines. */
  readonly label?: string;
}

/** The grid's outline: the same columns and rows as the grid that follows. */
export function ProductGridSkeleton({ count, columns = 'full', label = 'Loading…' }: ProductGridSkeletonProps) {
  return (
    <div role="status" aria-busy="true" className={css.room}>
      <span className={css.spoken}>{label}</span>
      <div className={css.grid({ columns })}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
