import type { ReturnRequest } from '@kayal/api-contract/client';
import { useState } from 'react';

/** The returns above and below in the queue. */
export interface Neighbours {
  readonly before: ReturnRequest | undefined;
  readonly after: ReturnRequest | undefined;
}

/** The neighbours of the return in the drawer. One that left the queue had the place of the one that follows it. */
export function useNeighbours(id: string, rows: readonly ReturnRequest[]): Neighbours {
  const at = rows.findIndex((row) => row.id === id);
  const [place, setPlace] = useState(at);
  if (at !== -1 && at !== place) setPlace(at);
  return { before: rows[place - 1], after: at === -1 ? rows[place] : rows[at + 1] };
}
