import { useEffect, useState } from 'react';
import { serverTime } from '../../data/api/server-time.ts';

const second = 1000;

/** Time until a moment by the shop's clock, ms, never below 0. @param until ms since 1970 */
export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), second);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, until - now);
}

/** A time as minutes and seconds: '4 min 09 s'. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / second);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
