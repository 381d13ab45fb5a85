import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './MyOrdersScreen.css.ts';

/** Skeleton of the list while the orders load. */
export function OrdersSkeleton() {
  return (
    <SkeletonGroup label="Loading your orders" className={css.orders}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </SkeletonGroup>
  );
}
