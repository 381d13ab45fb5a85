import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './AddressScreen.css.ts';

/** Skeleton of the list while the addresses load. */
export function AddressBookSkeleton() {
  return (
    <SkeletonGroup label="Loading your addresses" className={css.cards}>
      <Skeleton className={css.card} />
      <Skeleton className={css.card} />
    </SkeletonGroup>
  );
}
