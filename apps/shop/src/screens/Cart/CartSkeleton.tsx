import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './CartScreen.css.ts';

/** Skeleton of the bag while its lines load. */
export function CartSkeleton() {
  return (
    <SkeletonGroup label="Loading your bag" className={css.columns}>
      <div>
        <Skeleton shape="button" />
        {[1, 2].map((line) => (
          <div key={line} className={css.skeletonLine}>
            <Skeleton shape="plate" />
            <div className={css.skeletonWords}>
              <Skeleton />
              <Skeleton shape="shortLine" />
              <Skeleton shape="shortLine" />
            </div>
          </div>
        ))}
      </div>
      <div className={css.skeletonWords}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </SkeletonGroup>
  );
}
