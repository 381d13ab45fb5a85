/** Fills the marked blocks of pages from docs/figures.json: `node tools/docs/figures.ts`, which `npm run bench` runs too. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRuns, type Figure, type Run } from './figures-file.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Pages with blocks, which stand between `<!-- figures NAME -->` and `<!-- /figures -->`. */
export const pagesWithFigures = [
  'README.md',
  'docs/performance.md',
  'docs/proof.md',
  'docs/rates.md',
  'docs/scaling.md',
  'docs/simulation.md',
  'docs/switching.md',
] as const;

/** A load above this, when a run begins, is other work. */
const quietLoad = 0.5;

const written = (value: number, unit: string): string =>
  `${value.toLocaleString('en')}${unit === '' || unit.startsWith('/') ? unit : ` ${unit}`}`;

const withProcessor = (text: string, micros: number | undefined): string =>
  micros === undefined ? text : `${text}, ${written(micros, 'µs')}`;

function ceilingText({ value, unit, processor = Number.NaN, ceiling, ceilingProcessor }: Figure): string {
  if (ceiling === undefined) return '';
  const byProcessor =
    ceilingProcessor === undefined ? '' : `; by processor ${Math.round((ceilingProcessor / processor) * 100)} %`;
  const share = `${Math.round((value / ceiling) * 100)} %${byProcessor}`;
  return `${withProcessor(written(ceiling, unit), ceilingProcessor)} (${share})`;
}

/** When and on what a run was made. */
function circumstances({ date, commit, cores, load, quick }: Run): string {
  const machine = load > quietLoad ? `${cores} cores shared with other work (load ${load})` : `${cores} quiet cores`;
  return `${date} at ${commit}, ${machine}${quick ? ', a short run' : ''}`;
}

/** What a figure's name says of the engine of the database. */
const engineInName = /, (?<engine>SQLite|PostgreSQL)/;

const measuredText = (figure: Figure): string => withProcessor(written(figure.value, figure.unit), figure.processor);

/** Figures of the same work on each engine, by what they measure. */
function byWork(
  figures: readonly (readonly [string, Figure])[],
): ReadonlyMap<string, Readonly<Record<string, Figure>>> {
  const works = new Map<string, Record<string, Figure>>();
  for (const [name, figure] of figures) {
    const work = name.replace(engineInName, '');
    const engine = engineInName.exec(name)?.groups?.['engine'] ?? '';
    works.set(work, { ...works.get(work), [engine]: figure });
  }
  return works;
}

/** One cell of a table with a column for each engine. */
function engineCell(figure: Figure | undefined): string {
  if (figure === undefined) return '';
  const ceiling = ceilingText(figure);
  return ceiling === '' ? measuredText(figure) : `${measuredText(figure)}; ceiling ${ceiling}`;
}

function engineRow([work, { SQLite, PostgreSQL }]: readonly [string, Readonly<Record<string, Figure>>]): string {
  const aims = [...new Set([SQLite?.aim, PostgreSQL?.aim].filter((aim) => aim !== undefined))];
  return `| ${work} | ${aims.join('; PostgreSQL ')} | ${engineCell(SQLite)} | ${engineCell(PostgreSQL)} |`;
}

function tableOf(run: Run): string {
  const figures = Object.entries(run.figures);
  const ofEngines = figures.filter(([name]) => engineInName.test(name));
  const rows = figures
    .filter(([name]) => !engineInName.test(name))
    .map(([name, figure]) => `| ${name} | ${figure.aim ?? ''} | ${measuredText(figure)} | ${ceilingText(figure)} |`);
  const table = ['| figure | aim | measured | ceiling in the same run |', '|---|---|--:|--:|', ...rows];
  const engineTable = [
    '| figure | aim | SQLite | PostgreSQL |',
    '|---|---|--:|--:|',
    ...[...byWork(ofEngines)].map(engineRow),
  ];
  return [
    `\`${run.command}\`, ${circumstances(run)}:`,
    ...(rows.length === 0 ? [] : ['', ...table]),
    ...(ofEngines.length === 0 ? [] : ['', ...engineTable]),
  ].join('\n');
}

/** Sentences of the README. `{program: figure}` stands for a value; a sentence without its figures is left out. */
const summary = [
  'A visitor of the home page receives {page-speed: home: scripts} of scripts, and {page-speed: home: all of it} in all; of a product {page-speed: product: scripts} and {page-speed: product: all of it}.',
  'A second it answers {read-rates: list of 24} lists of 24 products, {read-rates: home} home pages and {search-rates: searches} searches that all differ.',
  'A second it saves {write-rates: additions of 16 clients, SQLite} additions to bags and {write-rates: orders of 8 clients, SQLite} whole orders on SQLite, {write-rates: additions of 16 clients, PostgreSQL} and {write-rates: orders of 8 clients, PostgreSQL} on PostgreSQL.',
  'It imports 10,000 products of six variants in {imports: 10,000 products, SQLite}, 100,000 with {imports: 100,000 products, SQLite, memory} of memory.',
  'Idle it holds {imports: memory when idle}; it starts in {imports: start of a seeded shop}.',
  'Of {storms: acknowledged orders, SQLite} orders acknowledged around {storms: kills, SQLite} kills of the shop it lost {storms: lost orders, SQLite} and doubled {storms: doubled orders, SQLite}.',
];

function summaryOf(runs: Readonly<Record<string, Run>>): string {
  const used = new Set<Run>();
  const lines = summary.flatMap((sentence) => {
    const found = [...sentence.matchAll(/\{([\w-]+): ([^}]+)\}/g)].map(([place, program = '', name = '']) => {
      const run = runs[program];
      return { place, run, figure: run?.figures[name] };
    });
    let line = sentence;
    for (const { place, run, figure } of found) {
      if (run === undefined || figure === undefined) return [];
      used.add(run);
      line = line.replace(place, written(figure.value, figure.unit.replace('/s', '')));
    }
    return [`- ${line}`];
  });
  const dates = [...used].map(({ date }) => date).toSorted();
  const when = dates[0] === dates.at(-1) ? `on ${dates[0]}` : `from ${dates[0]} to ${dates.at(-1)}`;
  const isRough = [...used].some(({ load, quick }) => quick || load > quietLoad);
  const warning = isRough ? ' Short runs, or beside other work, which say little.' : '';
  return [
    ...lines,
    '',
    `Measured ${when} by \`npm run bench\`; [performance](docs/performance.md) has the rest.${warning}`,
  ].join('\n');
}

function blockOf(name: string, runs: Readonly<Record<string, Run>>): string {
  if (name === 'summary') return summaryOf(runs);
  const run = runs[name];
  return run === undefined ? `Not measured yet: \`npm run bench -- ${name}\`.` : tableOf(run);
}

/** A page's text with its blocks filled. */
export const filled = (text: string, runs: Readonly<Record<string, Run>>): string =>
  text.replaceAll(
    /(<!-- figures ([\w-]+) -->\n)[^]*?(<!-- \/figures -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}\n${blockOf(name, runs)}\n\n${end}`,
  );

if (import.meta.main) {
  for (const page of pagesWithFigures) {
    const file = path.join(root, page);
    writeFileSync(file, filled(readFileSync(file, 'utf8'), readRuns()));
  }
}
