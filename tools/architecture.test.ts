/**
 * Rules that lint cannot check: imports between packages, sizes of folders, and the contents of a build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { floors } from '../apps/server/src/app/floors.ts';
import { sourceFiles } from './source-files.ts';
import { adminFolders } from './admin-folders.ts';

const root = path.dirname(import.meta.dirname);

const isTestFile = (file: string): boolean =>
  /\.(test|stories|test-support)\.tsx?$/.test(file) || file.includes('/api-tests/');

/** The modules a file names in its imports and re-exports. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport\(|^import)\s*['"]([^'"]+)['"]/gm)].flatMap((match) => match[1] ?? []);
}

interface Boundary {
  readonly folder: string;
  readonly mustNotKnow: RegExp;
}

const boundaries: readonly Boundary[] = [
  { folder: 'packages/api-contract/src', mustNotKnow: /^(@kayal\/|react|xstate|fastify|kysely|node:)/ },
  {
    folder: 'packages/commerce-core/src',
    mustNotKnow: /^(@kayal\/(?!api-contract)|react|@xstate\/react|node:|fastify)/,
  },
  { folder: 'packages/design-system/src', mustNotKnow: /^(@kayal\/|react-router|xstate|@xstate|node:)/ },
  {
    folder: 'packages/demo-catalogue/src',
    mustNotKnow: /^(@kayal\/(?!commerce-core)|react|xstate|fastify|kysely|node:)/,
  },
  { folder: 'packages/statechart-view/src', mustNotKnow: /^(@kayal\/|@xstate\/|react-router|node:)/ },
  { folder: 'packages/statechart-view/src/model', mustNotKnow: /react|elkjs/ },
  { folder: 'packages/statechart-view/src/layout', mustNotKnow: /^(react|xstate)|\/react\// },
  { folder: 'packages/statechart-view/src/text', mustNotKnow: /react|elkjs/ },
  { folder: 'apps/shop/src', mustNotKnow: /^(@kayal\/(demo-catalogue|mocks|server|statechart-view)|node:|msw)/ },
  {
    folder: 'apps/server/src',
    mustNotKnow: /^(@kayal\/(mocks|shop|server-testing|design-system(?!\/tokens$))|react|msw)/,
  },
  { folder: 'packages/server-testing/src', mustNotKnow: /^(@kayal\/(mocks|shop|design-system)|react|xstate|msw)/ },
];

describe('architecture: imports flow one way', () => {
  it.each(boundaries)('$folder keeps its boundary', ({ folder, mustNotKnow }) => {
    const offences = sourceFiles([folder])
      .filter((file) => !isTestFile(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => mustNotKnow.test(name))
          .map((name) => `${file} → ${name}`),
      );
    expect(offences).toEqual([]);
  });

  describe('the floors of the server', () => {
    const source = 'apps/server/src';
    const floorOf = new Map(floors.flatMap(({ folders }, index) => folders.map((folder) => [folder, index] as const)));
    const nameOf = (folder: string): string => folder.replace('modules/', '');

    /** The folder on a floor to which a file belongs; undefined for files beside the folders, which are above them all. */
    const folderOf = (file: string): string | undefined =>
      new RegExp(`^${source}/(modules/[\\w-]+|(?!modules)[\\w-]+)/`).exec(file)?.[1];

    const imports = sourceFiles([source])
      .filter((file) => !isTestFile(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => name.startsWith('.'))
          .map((name) => ({ file, target: path.join(path.dirname(file), name) })),
      )
      .map(({ file, target }) => ({ file, target, from: folderOf(file), to: folderOf(target) }))
      .filter(({ from, to }) => from !== to);

    it('every folder has a floor, and every place on a floor has its folder', () => {
      const folders = new Set(sourceFiles([source]).flatMap((file) => folderOf(file) ?? []));
      folders.delete('api-tests');
      expect([...folders].toSorted()).toEqual([...floorOf.keys()].toSorted());
    });

    it('a folder imports nothing from a floor above it', () => {
      const levelOf = (folder = ''): number => floorOf.get(folder) ?? floors.length;
      const upwards = imports.filter(({ from, to }) => levelOf(to) > levelOf(from));
      expect(upwards.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
    });

    it('no folders import each other in a circle', () => {
      const below = new Map<string, Set<string>>();
      for (const { from, to } of imports) {
        if (from !== undefined && to !== undefined) below.set(from, (below.get(from) ?? new Set()).add(to));
      }
      const circles: string[] = [];
      const done = new Set<string>();
      const visit = (folder: string, way: readonly string[]): void => {
        if (way.includes(folder)) {
          circles.push([...way.slice(way.indexOf(folder)), folder].map(nameOf).join(' → '));
          return;
        }
        if (done.has(folder)) return;
        for (const next of below.get(folder) ?? []) visit(next, [...way, folder]);
        done.add(folder);
      };
      for (const folder of below.keys()) visit(folder, []);
      expect(circles).toEqual([]);
    });
  });

  it('SQL of the server stands in its repositories only', () => {
    const offences = sourceFiles(['apps/server/src'])
      .filter((file) => !isTestFile(file) && !/\/(db|seed)\/|\.repository\.ts$/.test(file))
      .filter((file) =>
        /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/.test(
          readFileSync(path.join(root, file), 'utf8'),
        ),
      );
    expect(offences).toEqual([]);
  });

  it('R-85 the server measures no duration by the clock of the day, which may be set', () => {
    const sources = sourceFiles(['apps/server/src']).filter((file) => !isTestFile(file));
    const measured = sources.filter((file) =>
      /Date\.now\(\) *[-+<>]|[-+<>]=? *Date\.now\(\)/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    // Ages of files, the way of the database's clock and a date of another server are no durations of this process.
    expect(measured).toEqual([
      'apps/server/src/modules/health/readiness.ts',
      'apps/server/src/modules/pictures/fetch/download.ts',
      'apps/server/src/modules/pictures/storage/folder-storage.ts',
    ]);
  });

  /**
   * The folders of the shop, each with the folders it may import from: no screen of a shopper knows one of the back office.
   * Files beside them, such as `paths.ts`, are free.
   */
  const rooms: Readonly<Record<string, readonly string[]>> = {
    data: [],
    browser: ['data'],
    runtime: ['data', 'machines', 'browser'],
    machines: ['data', 'browser'],
    parts: ['data', 'browser', 'runtime', 'machines'],
    chrome: ['data', 'browser', 'runtime', 'machines', 'parts'],
    screens: ['data', 'browser', 'runtime', 'machines', 'parts', 'chrome'],
    'admin-screens': ['data', 'browser', 'runtime', 'machines', 'parts', 'chrome'],
  };
  const roomOf = (file: string): string => /^apps\/shop\/src\/([\w-]+)\//.exec(file)?.[1] ?? '';

  it.each(Object.entries(rooms))('apps/shop/src/%s imports only from the folders below it', (room, below) => {
    const allowed = new Set(['', room, ...below]);
    const offences = sourceFiles([`apps/shop/src/${room}`])
      .filter((file) => !isTestFile(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => name.startsWith('.'))
          .map((name) => path.join(path.dirname(file), name))
          .filter((target) => !allowed.has(roomOf(target)))
          .map((target) => `${file} → ${target}`),
      );
    expect(offences).toEqual([]);
  });

  it('the browser entry of the contract never reaches its schemas', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const source = readFileSync(path.join(root, file), 'utf8');
      const runtimeImports = [...source.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gms)].flatMap(
        (match) => match[1] ?? [],
      );
      expect(runtimeImports.filter((name) => name.startsWith('typebox')).map((name) => `${file} → ${name}`)).toEqual(
        [],
      );
      for (const name of runtimeImports) if (name.startsWith('.')) visit(path.join(path.dirname(file), name));
    };
    visit('packages/api-contract/src/client.ts');
    expect(seen.size).toBeGreaterThan(3);
  });

  it('the core touches no global of the browser', () => {
    const offences = sourceFiles(['packages/commerce-core/src'])
      .filter((file) => !isTestFile(file))
      .filter((file) =>
        // An event `fetch.store` and a file whose name ends so are no calls.
        /(?<!['-])\b(window|document|localStorage|sessionStorage|navigator|fetch)\s*[.(]/.test(
          readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
      );
    expect(offences).toEqual([]);
  });

  it('only entries re-export everything: no barrels', () => {
    const entries = new Set([
      'packages/api-contract/src/index.ts',
      'packages/api-contract/src/client.ts',
      'packages/commerce-core/src/index.ts',
      'packages/design-system/src/index.ts',
      'mocks/src/index.ts',
    ]);
    const offences = sourceFiles(['packages', 'apps', 'mocks'])
      .filter((file) => !entries.has(file))
      .filter((file) => /^export \* from/m.test(readFileSync(path.join(root, file), 'utf8')));
    expect(offences).toEqual([]);
  });
});

describe('architecture: folders have one purpose', () => {
  /** Max source files directly in a folder; further ones make a folder of their own, named after their purpose. */
  const maxFiles = 20;

  /** Folders that may have more, because each file is one more of the same kind. */
  const ofOneKind: Readonly<Record<string, string>> = {
    'apps/e2e/src': 'a journey',
    'apps/server/src/db/migrations': 'a change of the tables',
    'mocks/src/fixtures': 'rows of a kind',
    'mocks/src/handlers': 'a group of calls, named as in the contract',
    'packages/api-contract/src/adapters': 'a group of calls',
    'packages/api-contract/src/endpoints': 'a group of calls',
  };
  const byFolder = Object.groupBy(sourceFiles(['.storybook', 'apps', 'deploy', 'mocks', 'packages', 'tools']), (file) =>
    path.dirname(file),
  );

  it('a folder has max 20 source files, unless each is one more of the same kind', () => {
    const larger = Object.entries(byFolder).filter(([, files]) => (files?.length ?? 0) > maxFiles);
    expect(larger.map(([folder]) => folder).filter((folder) => !(folder in ofOneKind))).toEqual([]);
  });

  it('every folder that may have more exists', () => {
    expect(Object.keys(ofOneKind).filter((folder) => !(folder in byFolder))).toEqual([]);
  });
});

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

describe('architecture: the contents of the shop’s build', () => {
  const manifestFile = path.join(root, 'apps/shop/dist/client/.vite/manifest.json');
  const manifest = (): Record<string, Chunk> => {
    if (!existsSync(manifestFile)) throw new Error('The shop is not built; npm test builds it first.');
    return JSON.parse(readFileSync(manifestFile, 'utf8'));
  };

  it('has no mocks', () => {
    const folder = path.join(root, 'apps/shop/dist/client/assets');
    expect(Object.keys(manifest()).filter((name) => name.includes('mocks/') || name.includes('msw'))).toEqual([]);
    const carriers = readdirSync(folder).filter(
      (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes('mockServiceWorker'),
    );
    expect(carriers).toEqual([]);
  });

  it('has no panel of the development server', () => {
    const dist = path.join(root, 'apps/shop/dist');
    manifest();
    const carriers = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .filter((name) => /kayal\.chaos|session-expired/.test(readFileSync(path.join(dist, name), 'utf8')));
    expect(carriers).toEqual([]);
    const panel = ['chaos-panel.ts', 'chaos.ts'].map((name) =>
      readFileSync(path.join(root, 'mocks/src', name), 'utf8'),
    );
    expect(panel.join('\n')).toMatch(/kayal\.chaos[^]*session-expired/);
  });

  it('sends no admin code to shoppers', () => {
    const chunks = manifest();
    const isAdmin = (name: string): boolean => adminFolders.some((each) => name.startsWith(each));
    const reach = (name: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(name)) return seen;
      seen.add(name);
      for (const imported of chunks[name]?.imports ?? []) reach(imported, seen);
      return seen;
    };
    const shopperRoots = Object.keys(chunks).filter(
      (name) => chunks[name]?.isEntry || /src\/screens\/.*route\.ts$/.test(name),
    );
    expect(shopperRoots.length).toBeGreaterThan(8);
    for (const name of shopperRoots) expect([name, ...reach(name)].filter(isAdmin)).toEqual([]);
    expect(Object.keys(chunks).some(isAdmin)).toBe(true);
  });

  it('S2.ROUTE every route id names a module of the build, so that pages preload what they need', () => {
    const chunks = manifest();
    const ids = [
      ...readFileSync(path.join(root, 'apps/shop/src/routes.tsx'), 'utf8').matchAll(/['`](src\/[^'`#$]+)/g),
    ].flatMap((match) => match[1] ?? []);
    expect(ids.length).toBeGreaterThan(12);
    expect(ids.filter((id) => chunks[id] === undefined)).toEqual([]);
  });
});
