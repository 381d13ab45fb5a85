import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isServerBuilt, serverProgram, writeSourceList } from './server-build.mjs';
import { sourceFiles } from './source-files.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A folder of a build that was made from two files. */
function someBuild(): { readonly folder: string; readonly source: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kayal-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sources = ['a.ts', 'b.ts'].map((name) => path.join(folder, name));
  for (const file of sources) writeFileSync(file, 'export {};');
  writeSourceList(folder, sources);
  return { folder, source: path.join(folder, 'b.ts') };
}

describe('the built server', () => {
  it('is used only while each of its sources is as it was', () => {
    const { folder, source } = someBuild();
    expect(isServerBuilt(folder)).toBe(true);
    writeFileSync(source, 'export { };');
    expect(isServerBuilt(folder)).toBe(false);
    writeFileSync(source, 'export {};');
    expect(isServerBuilt(folder)).toBe(true);
    rmSync(source);
    expect(isServerBuilt(folder)).toBe(false);
  });

  it('is not used when there is none', () => {
    const { folder } = someBuild();
    rmSync(path.join(folder, 'sources.json'));
    expect(isServerBuilt(folder)).toBe(false);
    expect(existsSync(serverProgram('main.ts'))).toBe(true);
  });

  it('has every program that the server or a command of package.json starts', () => {
    const started = sourceFiles(['apps/server/src'])
      .filter((file) => !/\.test\.ts$|api-tests/.test(file))
      .flatMap((file) => [...read(file).matchAll(/\bprogramFile\('([^']+)'\)/g)].map(([, source = '']) => source));
    const commands = [...read('package.json').matchAll(/"node apps\/server\/src\/(cli\/[\w-]+\.ts)/g)].map(
      ([, source = '']) => source,
    );
    expect(started.length).toBeGreaterThan(3);
    expect(commands.length).toBeGreaterThan(5);
    const built = read('apps/server/vite.config.ts');
    const isBuilt = (source: string): boolean =>
      built.includes(`'src/${source}'`) || built.includes(`'${path.basename(source, '.ts')}'`);
    for (const source of [...started, ...commands]) {
      expect([source, existsSync(path.join(root, 'apps/server/src', source)), isBuilt(source)]).toEqual([
        source,
        true,
        true,
      ]);
    }
  });
});
