import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './MyInfoScreen.css.ts';

/** Skeleton of the facts while they load. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup label="Loading your details">
      <Skeleton className={css.factsSkeleton} />
    </SkeletonGroup>
  );
}
