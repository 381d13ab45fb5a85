import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: what is typed is asked for when the typing rests. @param ms how long */
export function useDebounced<Value>(value: Value, ms = 250): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(clock);
  }, [value, ms]);
  return rested;
}
