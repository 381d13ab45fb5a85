import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorMessage,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import type { PackedPackage } from './pack.ts';

/** The report of one entry of a package. */
interface ApiReport {
  /** Where the accepted report is committed, from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

interface Entry {
  readonly packed: PackedPackage;
  /** `index` for the package's own name, otherwise the name of the entry. */
  readonly name: string;
  /** Path of its declarations. */
  readonly types: string;
}

/** The entries of a package that have declarations. */
function entriesOf(packed: PackedPackage): readonly Entry[] {
  const { exports }: { readonly exports: Readonly<Record<string, string | { readonly types: string }>> } = JSON.parse(
    readFileSync(path.join(packed.folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    return [{ packed, name: entry === '.' ? 'index' : entry.slice(2), types: path.join(packed.folder, target.types) }];
  });
}

/** Keeps a message off the console: the reports are compared by a test. */
const accept = (message: ExtractorMessage): void => {
  message.handled = true;
};

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * The packages import each other by these declarations; the workspace's entries would lead to the sources.
 */
const packedImports = (entries: readonly Entry[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    entries.map(({ packed, name, types }) => [name === 'index' ? packed.name : `${packed.name}/${name}`, [types]]),
  );

function configOf(entry: Entry, output: string, all: readonly Entry[]): ExtractorConfig {
  const { name, folder } = entry.packed;
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['es2024', 'dom', 'dom.iterable'],
    paths: packedImports(all),
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry.types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: all.map(({ types }) => types) } },
      apiReport: {
        enabled: true,
        reportFileName: `${path.basename(name)}-${entry.name}`,
        reportFolder: output,
        reportTempFolder: output,
      },
      messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
  });
}

/** A longer inferred type is not read by anyone: the report has its beginning and a hash that changes with the rest. */
const maxLines = 30;

function shortened(declaration: string): string {
  const lines = declaration.split('\n');
  if (lines.length <= maxLines || !/^export (?:const|function) /m.test(declaration)) return declaration;
  const rest = lines.slice(3);
  const hash = createHash('sha256').update(rest.join('\n')).digest('hex').slice(0, 12);
  return [...lines.slice(0, 3), `    // ${rest.length} more lines, hash ${hash}`].join('\n');
}

/** The extractor's report, without the lines that say nothing about the API. */
function tidied(report: string): string {
  const text = report
    .replace(/^> Do not edit.*$/m, '> Written by a test: `npx vitest run --project unit tools/packages -u`.')
    .replaceAll(/^ *\/\/ (?:\(undocumented\)|@public.*)\n/gm, '')
    .replace(/\n\/\/ \(No @packageDocumentation.*\n/, '');
  return text.split('\n\n').map(shortened).join('\n\n');
}

/**
 * Reports the public API of packed packages: every export of every entry with its types.
 * @throws when declarations cannot be read
 */
export function apiReports(packages: readonly PackedPackage[]): readonly ApiReport[] {
  const [first] = packages;
  if (first === undefined) return [];
  const output = path.join(path.dirname(first.folder), 'api-reports');
  mkdirSync(output, { recursive: true });
  const entries = packages.flatMap(entriesOf);
  const configs = entries.map((entry) => ({ entry, config: configOf(entry, output, entries) }));
  let compilerState: CompilerState | undefined;
  return configs.map(({ entry, config }) => {
    // Every configuration names all entries, so one reading of the declarations serves all reports.
    compilerState ??= CompilerState.create(config);
    Extractor.invoke(config, { compilerState, localBuild: true, messageCallback: accept });
    return {
      file: `packages/${path.basename(entry.packed.name)}/api/${entry.name}.api.md`,
      text: tidied(readFileSync(config.reportFilePath, 'utf8')),
    };
  });
}
