import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './AddressScreen.css.ts';

/** The list's layout while the addresses are on their way. */
export function AddressBookSkeleton() {
  return (
    <SkeletonGroup label="Loading your addresses" className={css.cards}>
      <Skeleton className={css.card} />
      <Skeleton className={css.card} />
    </SkeletonGroup>
  );
}
