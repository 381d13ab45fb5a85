import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './OrderSummaryScreen.css.ts';

/** The order's layout while it is on its way. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup label="Loading your order" className={css.columns}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </SkeletonGroup>
  );
}
