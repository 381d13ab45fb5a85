import { ReadScope } from '../../data/use-read.tsx';
import { useShopActors } from '../../runtime/live-store.ts';
import { ViewedRow } from './ViewedRow.tsx';

interface RecentlyViewedProps {
  /** The product that is on the page already. */
  readonly current?: number;
}

/** What this browser looked at before, below all else. Nothing on the server, nothing for who has looked at nothing. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const actors = useShopActors();
  if (actors === null) return null;
  return (
    <ReadScope>
      <ViewedRow key={current} api={actors.api} local={actors.local} current={current} />
    </ReadScope>
  );
}
