import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Written by `tools/setup.mjs`. */
const file = path.resolve(import.meta.dirname, '../.cache/chromium-path');

/**
 * The program file of the browser for tests and figures: that of `CHROMIUM_PATH`, else the one that `tools/setup.mjs`
 * found; undefined leaves the choice to Playwright.
 */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

/** Flags of a browser for tests: as root in a container, without a graphics card, and without calls of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
] as const;
