import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = `${process.cwd()}${path.sep}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a component's file, then of the files that it imports, where a part of its props may be. */
function sourcesOf(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) => path.join(path.dirname(file), name));
  return [text, ...imported.filter((each) => existsSync(each)).map((each) => readFileSync(each, 'utf8'))];
}

/** In one line, and without what every optional prop has: `() => void` for `(() => void) | undefined`. */
const plain = (type: string): string =>
  type
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');

/** The type of a prop as its source writes it. */
function writtenType(sources: readonly string[], prop: string): string | undefined {
  for (const source of sources) {
    const type = new RegExp(`^\\s*(?:readonly )?${prop}\\??: ((?:\\{[^}]*\\}|[^;{])+);`, 'm').exec(source)?.[1];
    if (type !== undefined) return plain(type);
  }
  return undefined;
}

/** A component's props with the types that react-docgen does not read, such as `readonly Option[]`. */
function withTypes(entry: Readonly<Record<string, unknown>>): unknown {
  const { definedInFile, props } = entry;
  if (typeof definedInFile !== 'string' || !isRecord(props)) return entry;
  const sources = sourcesOf(definedInFile);
  const named = Object.entries(props).map(([name, prop]) => {
    if (!isRecord(prop) || !JSON.stringify(prop['tsType'] ?? { name: 'unknown' }).includes('"unknown"'))
      return [name, prop];
    const type = writtenType(sources, name);
    return [name, type === undefined ? prop : { ...prop, tsType: { name: type, raw: type } }];
  });
  return { ...entry, props: Object.fromEntries(named) };
}

/**
 * The manifest for programs, with files of the repository in place of those of the machine that built it, and with the
 * type of every prop.
 */
export const experimental_manifests = (manifests: unknown): unknown =>
  JSON.parse(
    JSON.stringify(manifests ?? {}, (_, value: unknown) => {
      if (isRecord(value)) return withTypes(value);
      return typeof value === 'string' && value.startsWith(root) ? value.slice(root.length) : value;
    }),
  );
