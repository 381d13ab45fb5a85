import { useEffect, useState } from 'react';

/** A value after it has not changed for `ms`, such as a search text after the typing pauses. */
export function useDebounced<Value>(value: Value, ms = 250): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(clock);
  }, [value, ms]);
  return debounced;
}
