import type { ShopHealth } from '../../../data/admin/dashboard-reads.ts';

/** Clocks that differ by less are set by a time service, ms. */
const toleranceMs = 2000;

function differenceText(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const size = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return `${size} ${ms > 0 ? 'ahead of' : 'behind'} the server’s`;
}

/** Which clocks differ from the one of the shop's server, and what to do about it. */
export function clocksText({ databaseMs, browserMs }: ShopHealth['clocks']): string {
  const sentences = [
    ...(Math.abs(databaseMs) > toleranceMs
      ? [`The database’s clock is ${differenceText(databaseMs)}. Have a time service (NTP) set both.`]
      : []),
    ...(Math.abs(browserMs) > toleranceMs
      ? [`The clock of this device is ${differenceText(browserMs)}. Let the device set its time by itself.`]
      : []),
  ];
  return sentences.length === 0 ? 'They agree' : sentences.join(' ');
}
