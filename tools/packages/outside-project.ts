import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PackedPackage } from './pack.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A project outside the workspace that has the packed packages installed. */
export interface OutsideProject {
  readonly folder: string;
  /** Writes a file of the project. @returns its path */
  readonly write: (name: string, text: string) => string;
  /** Runs a file of the project in Node. @returns its output */
  readonly run: (name: string, env?: Readonly<Record<string, string>>) => Promise<string>;
  readonly remove: () => void;
}

/**
 * Unpacks the tarballs into a project in the temporary folder. Only their declared dependencies are linked beside
 * them from the workspace, so that a missing dependency fails and no network is needed.
 */
export function outsideProject(packed: readonly PackedPackage[]): OutsideProject {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'kayal-outside-')));
  const modules = path.join(folder, 'node_modules');
  const declared = new Set<string>();
  for (const { name, tarball } of packed) {
    const target = path.join(modules, name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    const manifest = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8'));
    for (const each of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) declared.add(each);
  }
  for (const name of declared) {
    if (packed.some((each) => each.name === name)) continue;
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'dir');
  }
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  write('package.json', '{ "type": "module", "private": true }\n');
  return {
    folder,
    write,
    run: async (name, env = {}) => {
      const args = ['--no-strip-types', name];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        cwd: folder,
        env: { ...process.env, ...env },
      });
      return stdout.trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
