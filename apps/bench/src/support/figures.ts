import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { figuresFile, readRuns, type Figure } from '../../../../tools/docs/figures-file.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    against: { type: 'string', multiple: true, default: [] },
  },
});

/** Whether to measure shortly, to see that a program works. */
export const quick = values.quick;

/** Whether missing packages may be installed. */
export const mayInstall = values.install;

/** Checkouts to measure in turn: this one, and built ones to compare with it. */
export const checkouts: readonly { readonly name: string; readonly checkout?: string }[] = [
  { name: 'this checkout' },
  ...values.against.map((folder) => ({ name: path.basename(folder), checkout: path.resolve(folder) })),
];

const [load = 0] = loadavg();
const figures: Record<string, Figure> = {};

/** Rounds a value to three digits, or to a whole number. */
const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** Adds a figure of this run and prints it. */
export function note(name: string, { unit, aim, ...numbers }: Figure): void {
  const entries = Object.entries(numbers).map(([key, value]) => [key, rounded(value)]);
  const figure: Figure = { ...numbers, ...Object.fromEntries(entries), unit, ...(aim && { aim }) };
  figures[name] = figure;
  console.info(name, figure);
}

/** Puts the figures of this run into docs/figures.json, in place of those of the last run. */
export function writeFigures(program: string): void {
  const run = {
    command: `npm run bench -- ${program}`,
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    load: Number(load.toFixed(1)),
    quick,
    figures,
  };
  const sorted = Object.fromEntries(
    Object.entries({ ...readRuns(), [program]: run }).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(figuresFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The value that a share of the values is not above. @param share from 0 to 1; 0.5 for the median */
export function percentile(list: readonly number[], share = 0.5): number {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Values of several rounds by name. */
export class Samples {
  readonly #lists = new Map<string, number[]>();

  add(name: string, ...list: readonly number[]): void {
    this.#lists.set(name, [...(this.#lists.get(name) ?? []), ...list]);
  }

  median(name: string): number {
    return percentile(this.#lists.get(name) ?? []);
  }

  /** Prints the medians, for the checkouts that a run compares. */
  print(): void {
    console.table(Object.fromEntries([...this.#lists].map(([name, list]) => [name, rounded(percentile(list))])));
  }
}
