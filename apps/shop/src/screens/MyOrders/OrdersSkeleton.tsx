import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './MyOrdersScreen.css.ts';

/** The list's layout while the orders are on their way. */
export function OrdersSkeleton() {
  return (
    <SkeletonGroup label="Loading your orders" className={css.orders}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </SkeletonGroup>
  );
}
