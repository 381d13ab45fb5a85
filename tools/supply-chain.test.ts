import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, LockedPackage>> } =
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
/** Packages from a registry: neither links to workspaces nor the workspaces themselves. */
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
);
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

describe('the lock file', () => {
  it('R-76 pins every package by a SHA-512', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(500);
    const weak = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(weak.map(([place]) => place)).toEqual([]);
  });

  it('R-76 names no address, or those of one registry, by https', () => {
    const addresses = installed.flatMap(([, { resolved }]) => (resolved === undefined ? [] : [new URL(resolved)]));
    expect(new Set(addresses.map(({ host }) => host)).size).toBeLessThanOrEqual(1);
    expect(addresses.filter(({ protocol }) => protocol !== 'https:')).toEqual([]);
  });

  it('R-76 no package of the running shop has an install script', () => {
    const scripts = installed.filter(([, { dev, hasInstallScript }]) => dev !== true && hasInstallScript === true);
    // Arrives as an optional peer of a build tool; the assembled folder is installed without scripts.
    expect(scripts.map(([place]) => place)).toEqual(['node_modules/esbuild']);
  });

  it('R-76 every workspace asks for exact versions', () => {
    const manifests = tracked.filter((file) => /^(?:(?:apps|packages)\/[^/]+|mocks)?\/?package\.json$/.test(file));
    expect(manifests.length).toBeGreaterThan(5);
    const loose = manifests.flatMap((file) => {
      const manifest: Manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      const { dependencies, devDependencies, optionalDependencies } = manifest;
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([name, version]) => !name.startsWith('@kayal/') && !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});

/** Licences whose terms a shop meets by shipping the packages with their licence files, as the assembled folder does. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  // ELK, which lays out statecharts: used unchanged and not part of the assembled shop.
  'EPL-2.0',
  'ISC',
  // Shared libraries that sharp loads unchanged.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages whose manifest names no licence by its SPDX id; their LICENSE or README was read: all are MIT. */
const readByHand = [
  'busboy',
  'eval',
  'humanize-number',
  'many-languages-many-colors-dataset-lists',
  'png-js',
  'require-like',
  'streamsearch',
];

/** Licences of an SPDX expression that are not allowed; of alternatives one is enough. */
function refusedIn(expression: string): string[] {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  const refused = alternatives.map((each) => each.split(' AND ').filter((name) => !allowed.has(name)));
  return refused.some((each) => each.length === 0) ? [] : refused.flat();
}

describe('licences', () => {
  it('R-76 all are on the list', () => {
    const refused = installed
      .filter(([place]) => !readByHand.some((name) => place.endsWith(`node_modules/${name}`)))
      .flatMap(([place, { license = 'none' }]) => refusedIn(license).map((name) => `${place}: ${name}`));
    expect(refused).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SSPL-1.0 OR BUSL-1.1', 'none'])(
    'R-76 refuses %s',
    (expression) => {
      expect(refusedIn(expression).length).toBeGreaterThan(0);
    },
  );
});

/** Shapes of secrets that grant access somewhere. */
const secretShapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{60,}/,
  'a Google API key': /\bAIza[\w-]{35}\b/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a payment key': /\b(?:sk|rk)_live_\w{16,}|\brzp_live_\w{14}\b/,
  'a WhatsApp or Facebook token': /\bEAA[A-Za-z0-9]{80,}\b/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b|:_auth[T]oken=/,
  'a signed token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
};

const shapesIn = (text: string): string[] =>
  Object.entries(secretShapes)
    .filter(([, shape]) => shape.test(text))
    .map(([name]) => name);

describe('secrets', () => {
  it('R-75 R-76 no tracked file holds one, or is a file for secrets', () => {
    expect(tracked.length).toBeGreaterThan(500);
    const text = tracked.filter((file) => !/\.(?:png|webp|jpe?g|woff2?|zip|xlsx|ico|pdf)$/.test(file));
    const found = text.flatMap((file) =>
      shapesIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
    expect(tracked.filter((file) => /(?:^|\/)(?:\.env(?:\..+)?|id_\w+|.*\.(?:pem|p12|key))$/.test(file))).toEqual([]);
  });

  it('R-76 finds planted ones', () => {
    const planted = [
      `-----BEGIN ${'RSA'} PRIVATE KEY-----`,
      `AKIA${'A'.repeat(16)}`,
      `ghp_${'a'.repeat(36)}`,
      `AIza${'b'.repeat(35)}`,
      `xoxb-${'1'.repeat(12)}`,
      `sk_live_${'c'.repeat(24)}`,
      `EAA${'d'.repeat(90)}`,
      `npm_${'e'.repeat(36)}`,
      `eyJ${'f'.repeat(30)}.eyJ${'g'.repeat(30)}.${'h'.repeat(30)}`,
    ];
    expect(planted.map((text) => shapesIn(text))).toEqual(Object.keys(secretShapes).map((name) => [name]));
  });
});

describe('the bill of materials', () => {
  it('R-76 npm writes it, with every package of the server', () => {
    interface Component {
      readonly name: string;
      readonly version: string;
      readonly purl: string;
    }
    // Not --omit=dev: npm then leaves out what the server and a tool of the repository both need.
    const flags = ['sbom', '--sbom-format=cyclonedx'];
    const bill: { readonly bomFormat: string; readonly components: readonly Component[] } = JSON.parse(
      execFileSync('npm', flags, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: Infinity,
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      }),
    );
    expect(bill.bomFormat).toBe('CycloneDX');
    const named = bill.components.map(({ name }) => name);
    const server: Manifest = JSON.parse(readFileSync(path.join(root, 'apps/server/package.json'), 'utf8'));
    expect(
      Object.keys(server.dependencies ?? {}).filter((name) => !name.startsWith('@kayal/') && !named.includes(name)),
    ).toEqual([]);
    expect(bill.components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
  });
});
