/**
 * How long the import command takes and how much memory it holds, in an empty shop:
 * `node apps/bench/src/import-figures.ts [products] [SQLite|PostgreSQL]`. Each run is a process of its own.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serverProgram } from '../../../tools/server-build.mjs';
import { startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { catalogueLines } from './support/catalogue-file.ts';
import { cpuSecondsOf } from './support/processor-time.ts';

const command = serverProgram('cli/catalogue-import.ts');
const products = Number(process.argv[2] ?? 10_000);
const engine = process.argv[3] ?? 'SQLite';
/** Max time of a run, ms. */
const limitMs = 15 * 60_000;

/** Time and memory of one run. */
interface Figures {
  readonly seconds: number;
  /** Time on a processor, s: what the run needs on a machine that does nothing else. */
  readonly cpuSeconds: number;
  /** Peak resident memory, MiB, from the kernel. */
  readonly peakMiB: number;
  readonly output: string;
}

function peakOf(pid: number): number {
  const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes ?? 0) / 1024;
}

function run(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<Figures> {
  const began = performance.now();
  const child = spawn(process.execPath, [command, ...words], { env, timeout: limitMs });
  let output = '';
  let peakMiB = 0;
  let cpuSeconds = 0;
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const timer = setInterval(() => {
    try {
      peakMiB = Math.max(peakMiB, peakOf(child.pid ?? 0));
      cpuSeconds = Math.max(cpuSeconds, cpuSecondsOf(child.pid ?? 0));
    } catch {
      // The process ended between two looks; the last figures stay.
    }
  }, 50);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - began) / 1000, cpuSeconds, peakMiB, output: output.trim() });
    });
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'import-figures-'));
const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
try {
  const file = path.join(folder, 'catalogue.csv');
  await pipeline(Readable.from(catalogueLines({ products, name: 'Bench Tee' })), createWriteStream(file));
  const changed = path.join(folder, 'changed.csv');
  await pipeline(Readable.from(catalogueLines({ products, name: 'Bench Shirt' })), createWriteStream(changed));
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), DEMO: 'off', DATABASE_URL: postgres?.url ?? '' };
  process.stdout.write(`${engine}, ${products} products of 6 variants\n`);
  for (const [name, words] of [
    ['dry run', [file, '--mode', 'whole', '--dry-run']],
    ['import', [file, '--mode', 'whole']],
    ['the same file again', [file, '--mode', 'whole']],
    ['the same rows in another mode', [file, '--mode', 'changes']],
    ['every name changed', [changed, '--mode', 'whole']],
  ] as const) {
    const { seconds, cpuSeconds, peakMiB, output } = await run(env, words);
    const figures = `${seconds.toFixed(1)} s, of it ${cpuSeconds.toFixed(1)} s on the processor, ${Math.round(peakMiB)} MiB`;
    process.stdout.write(`${name}: ${figures}. ${output}\n`);
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
