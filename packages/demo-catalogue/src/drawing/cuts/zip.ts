import { num } from '../path.ts';

/**
 * A zip with teeth and a puller.
 * @param line.x middle of the zip
 * @param line.from upper end
 * @param line.to lower end
 */
export function zip(line: { x: number; from: number; to: number }, tape: string, metal: string): string {
  const { x, from, to } = line;
  const span = `M${num(x)} ${num(from)}V${num(to)}`;
  return `<path d="${span}" stroke="#000" stroke-opacity=".28" stroke-width="22"/><path d="${span}" stroke="${tape}" stroke-width="15"/><path d="${span}" stroke="${metal}" stroke-width="7" stroke-dasharray="2.6 2.2"/><path d="${span}" stroke="#000" stroke-opacity=".5" stroke-width="1.2"/><rect x="${num(x - 7)}" y="${num(from + 6)}" width="14" height="20" rx="4" fill="${metal}"/><path d="M${num(x)} ${num(from + 24)}v34" stroke="#000" stroke-opacity=".35" stroke-width="10" stroke-linecap="round" transform="translate(3 3)"/><path d="M${num(x)} ${num(from + 24)}v34" stroke="${metal}" stroke-width="8" stroke-linecap="round"/>`;
}
