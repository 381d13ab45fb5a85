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
