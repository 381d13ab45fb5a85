import { useEffect, useState } from 'react';
import { useApiConnection } from '../api/api-context.ts';
import type { Place } from './place-terms.ts';

/** State of a read of terms. */
export interface PlaceRead {
  /** Undefined until the terms are here. */
  readonly place: Place | undefined;
  /** Reads again after an error; null without one. */
  readonly retry: (() => void) | null;
}

/**
 * What the shop promises for a pincode. Its script comes with the first read, because most shops never need it: so this is not
 * `useRead`, which the bag does not load.
 * @param pincode null where a shop charges without pincodes; undefined while there is nothing to read
 */
export function usePlaceTerms(pincode: string | null | undefined): PlaceRead {
  const connection = useApiConnection();
  const [read, setRead] = useState<{ readonly of: string | null; readonly place: Place | null }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (pincode === undefined) return;
    let isWanted = true;
    const show = (place: Place | null): void => {
      if (isWanted) setRead({ of: pincode, place });
    };
    import('./place-terms.ts').then(({ readPlace }) => readPlace(connection, pincode)).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [connection, pincode, tries]);
  const current = read !== undefined && read.of === pincode ? read : undefined;
  return {
    place: current?.place ?? undefined,
    retry: current?.place === null ? () => setTries(tries + 1) : null,
  };
}
