import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** A row of the table of requirements. */
interface Requirement {
  readonly id: string;
  readonly files: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  readonly proof: string;
}

const requirements: readonly Requirement[] = page
  .split('\n')
  .filter((line) => /^\| R-\d\d \|/.test(line))
  .map((line) => {
    const [, id = '', , files = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    return {
      id,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
      tests: [...proof.matchAll(/`([^`]+)` › ([^<|]+)/g)].map(([, file, title]) => ({
        file: file ?? '',
        title: title?.trim() ?? '',
      })),
      proof,
    };
  });

/** The file of a path on the page, relative to the repository or to the server's sources; undefined when missing. */
function locate(file: string): string | undefined {
  return [path.join(root, file), path.join(root, 'apps/server/src', file)].find((candidate) => existsSync(candidate));
}

/** Ids in titles of tests and stories, with the file. */
function idsInTitles(): [id: string, file: string][] {
  const patterns = ['apps/**/*.{test,e2e}.ts', 'packages/**/*.test.ts', 'mocks/src/**/*.test.ts', 'tools/**/*.test.ts'];
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }),
  );
  return files.flatMap((file) => {
    const titles = readFileSync(path.join(root, file), 'utf8').matchAll(/(['"`])[^'"`\n]*\bR-\d\d\b[^'"`\n]*\1/g);
    return [...titles].flatMap(([text]) =>
      [...text.matchAll(/\bR-\d\d\b/g)].map(([id]): [string, string] => [id, file]),
    );
  });
}

describe('the table of security requirements', () => {
  it('lists R-01 to R-86, each once and in order', () => {
    const expected = Array.from({ length: 86 }, (_, index) => `R-${String(index + 1).padStart(2, '0')}`);
    expect(requirements.map(({ id }) => id)).toEqual(expected);
  });

  it.each(requirements)('$id names files that exist', ({ files }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => locate(file) === undefined)).toEqual([]);
  });

  it.each(requirements)('$id names tests that exist, or says why it has none', ({ tests, proof }) => {
    expect(tests.length > 0 || /^not (met|tested)\b.*: /.test(proof)).toBe(true);
    const missing = tests.filter(({ file, title }) => {
      const found = locate(file);
      return found === undefined || !readFileSync(found, 'utf8').includes(title);
    });
    expect(missing).toEqual([]);
  });

  it('every id is in the title of a test, or the page says why it is not', () => {
    const titled = new Set(idsInTitles().map(([id]) => id));
    const bare = requirements.filter(({ id, proof }) => !titled.has(id) && !/^not (met|tested)\b.*: /.test(proof));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('has every id that a test carries in its title', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const used = idsInTitles();
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(([id]) => !known.has(id))).toEqual([]);
  });
});

describe('the table of OWASP ASVS 5.0', () => {
  const rows = [...page.matchAll(/^\| ([\d. –]+) \| ([a-z ]+) \| (.+) \|$/gm)];

  it('has each of the 253 requirements of levels 1 and 2 once', () => {
    const ids = rows.flatMap(([, cell = '']) =>
      cell.split(' ').flatMap((part) => {
        const [from = '', to] = part.split('–');
        const section = from.slice(0, from.lastIndexOf('.') + 1);
        const first = Number(from.slice(section.length));
        const last = to === undefined ? first : Number(to.slice(section.length));
        return Array.from({ length: last - first + 1 }, (_, index) => `${section}${first + index}`);
      }),
    );
    expect(new Set(ids).size).toBe(253);
    expect(ids).toHaveLength(253);
  });

  it('names rows and files that exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const named = rows.flatMap(([, , , by = '']) => [...by.matchAll(/\bR-\d\d\b/g)].map(([id]) => id));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const files = rows.flatMap(([, , , by = '']) =>
      [...by.matchAll(/`([\w/-]+[.]test[.]ts)`/g)].map(([, file]) => file),
    );
    expect(files.filter((file) => file === undefined || locate(file) === undefined)).toEqual([]);
  });
});
