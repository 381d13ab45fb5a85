/** Entry of `npm start`. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Before anything else is loaded: compiled sources are kept between starts, which saves time and some 25 MB of memory.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.cache/node'));
const { start } = await import('./startup/start.ts');
const { releaseMemorySoon } = await import('./basics/release-memory.ts');
await start();
releaseMemorySoon();
