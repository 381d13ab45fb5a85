/** Runs all programs, or those that are named: `npm run bench -- [name …] [--quick] [--against FOLDER …]`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const programs = ['read-rates', 'search-rates', 'write-rates', 'page-speed', 'imports', 'people', 'moves', 'storms'];
/** Run only where they are named: a simulated year takes both cores for minutes, Lighthouse is fetched, a cluster needs root and Debian's packages. */
const onlyNamed = ['simulation', 'lighthouse', 'cluster'];

const words = process.argv.slice(2);
const known = [...programs, ...onlyNamed];
const named = known.filter((name) => words.includes(name));
const options = words.filter((word) => !known.includes(word));

async function run(file: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, file), ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}

for (const name of named.length > 0 ? named : programs) {
  console.info(`\n${name}`);
  await run(`${name}.ts`, ...options);
}
await run('../../../tools/docs/figures.ts');
