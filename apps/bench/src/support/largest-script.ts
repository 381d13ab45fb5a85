import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Path of the largest script of the built shop. */
export function largestScript(): string {
  const folder = path.resolve(import.meta.dirname, '../../../shop/dist/client/assets');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bySize = files.toSorted((a, b) => statSync(path.join(folder, b)).size - statSync(path.join(folder, a)).size);
  return `/assets/${bySize[0]}`;
}
