import { Skeleton, SkeletonGroup } from '@kayal/design-system';
import * as css from './MyInfoScreen.css.ts';

/** The facts' layout while they are on their way. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup label="Loading your details">
      <Skeleton className={css.factsSkeleton} />
    </SkeletonGroup>
  );
}
