/**
 * How long the import command takes and how much memory it holds, over an empty shop on SQLite:
 * `node apps/bench/src/import-figures.ts [products]`. Each run is a process of its own, bounded by a time limit.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const command = path.resolve(import.meta.dirname, '../../server/src/cli/catalogue-import.ts');
const products = Number(process.argv[2] ?? 10_000);
const variantsPerProduct = 6;
/** Max time of a run, ms. */
const limitMs = 15 * 60_000;
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

function catalogueFile(): string {
  const lines = ['product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer'];
  for (let id = 1; id <= products; id += 1) {
    const facts = `${id},Bench Tee ${id},Category ${id % 30},Men,${300 + (id % 900)}`;
    for (const size of sizes.slice(0, variantsPerProduct)) {
      lines.push(`${facts},Navy,${size},B-${id}-${size},${(id % 40) + 1},`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Time and memory of one run. */
interface Figures {
  readonly seconds: number;
  /** Peak resident memory, MiB, from the kernel. */
  readonly peakMiB: number;
  readonly output: string;
}

function peakOf(pid: number): number {
  try {
    const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kibibytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function run(dataDir: string, words: readonly string[]): Promise<Figures> {
  const began = performance.now();
  const child = spawn(process.execPath, [command, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: 'off' },
    timeout: limitMs,
  });
  let output = '';
  let peakMiB = 0;
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const timer = setInterval(() => {
    peakMiB = Math.max(peakMiB, peakOf(child.pid ?? 0));
  }, 50);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - began) / 1000, peakMiB, output: output.trim() });
    });
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'import-figures-'));
try {
  const file = path.join(folder, 'catalogue.csv');
  writeFileSync(file, catalogueFile());
  const changed = path.join(folder, 'changed.csv');
  writeFileSync(changed, readFileSync(file, 'utf8').replaceAll(',Bench Tee 7', ',Bench Shirt 7'));
  const data = path.join(folder, 'data');
  for (const [name, words] of [
    ['dry run', [file, '--mode', 'whole', '--dry-run']],
    ['import', [file, '--mode', 'whole']],
    ['the same file again', [file, '--mode', 'whole']],
    ['the same rows in another mode', [file, '--mode', 'changes']],
    ['some names changed', [changed, '--mode', 'whole']],
  ] as const) {
    const { seconds, peakMiB, output } = await run(data, words);
    process.stdout.write(`${name}: ${seconds.toFixed(1)} s, ${Math.round(peakMiB)} MiB. ${output}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
