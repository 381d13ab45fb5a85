import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A measured value. */
export interface Figure {
  readonly value: number;
  /** Such as `ms`; empty for a count. */
  readonly unit: string;
  /** What is promised, as a text; absent where nothing is. */
  readonly aim?: string;
  /** Processor time of the shop for each act, µs: depends less than a rate on what else the machine does. */
  readonly processor?: number;
  /** The same work without the shop's own, in the same run and unit. */
  readonly ceiling?: number;
  /** Its processor time, µs. */
  readonly ceilingProcessor?: number;
}

/** The last run of one program, with its figures by name. */
export interface Run {
  readonly command: string;
  readonly commit: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly cores: number;
  /** How many processes ran when it began, on average. */
  readonly load: number;
  /** Whether it was a short run, whose figures say little. */
  readonly quick: boolean;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** The only place of figures: `npm run bench` writes it, pages are filled from it. */
export const figuresFile = path.resolve(import.meta.dirname, '../../docs/figures.json');

/** The last runs, by the names of their programs. */
export function readRuns(): Readonly<Record<string, Run>> {
  return existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {};
}
