import { useEffect, useState } from 'react';
import { useApiConnection } from '../api/api-context.ts';
import { readPlace, type Place } from './place-terms.ts';

/** State of a read of terms. */
interface PlaceRead {
  /** Undefined until the terms are here. */
  readonly place: Place | undefined;
  /** Reads again after an error; null without one. */
  readonly retry: (() => void) | null;
}

/**
 * What the shop promises for a pincode, which stays the same while the component is mounted.
 * @param pincode null where a shop charges without pincodes
 */
export function usePlaceTerms(pincode: string | null): PlaceRead {
  const connection = useApiConnection();
  const [place, setPlace] = useState<Place | null>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (read: Place | null): void => {
      if (isWanted) setPlace(read);
    };
    readPlace(connection, pincode).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [connection, pincode, tries]);
  return { place: place ?? undefined, retry: place === null ? () => setTries(tries + 1) : null };
}
