import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './OrderSummaryScreen.css.ts';

/** Skeleton of the order while it loads. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup label="Loading your order" className={css.columns}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </SkeletonGroup>
  );
}
