import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The values of a list of the source as a union, `'h2' | 'h3'`; null where there are none. */
function unionOf(source: string, list: string): string | null {
  const values = new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(source)?.[1] ?? '';
  return values.match(/'[^']*'|\b\d+\b/g)?.join(' | ') ?? null;
}

/** Types of a component's style file that name the values of a list. */
function listedTypes(style: string): ReadonlyMap<string, string> {
  const types = [...style.matchAll(/type (\w+) = \(typeof (\w+)\)\[number\]/g)];
  return new Map(
    types.flatMap(([, type = '', list = '']) => {
      const union = unionOf(style, list);
      return union === null ? [] : [[type, union] as const];
    }),
  );
}

/** The component with types that react-docgen can name. */
function readableTypes(code: string, style: string): string {
  const listed = listedTypes(style);
  return code
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, (type, list: string) => unionOf(code, list) ?? type)
    .replaceAll(/(?<=\w\??: )(\w+)(?=;| \| undefined;)/g, (type) => listed.get(type) ?? type)
    .replaceAll(/(?<=[:|<(=,]\s*)readonly (?=\(|\[|\{[^}\n]*\}\[|[\w.]+(?:<[^;\n]*>)?(?:\['\w+'\])?\[)/g, '')
    .replaceAll(/(?<=\?: )\((\([^;\n]*\) => [^;\n]*)\) \| undefined(?=;)/g, '$1')
    .replaceAll(/(?<=\?: [^;\n]*) \| undefined(?=;)/g, '');
}

/**
 * Lets the tables of props name types and offer the right control. react-docgen shows `readonly Option[]` as `unknown`,
 * an optional `boolean | undefined` as `union`, and does not read the values of a list. So it reads a source with plain
 * types. No line moves, and types are not in a build.
 */
export function readableProps(): Plugin {
  return {
    name: 'kayal:readable-props',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/(packages|apps)\/.*\.tsx$/, exclude: /node_modules/ } },
      handler: (code, id) => {
        const style = id.replace(/\.tsx$/, '.css.ts');
        return { code: readableTypes(code, existsSync(style) ? readFileSync(style, 'utf8') : ''), map: null };
      },
    },
  };
}
