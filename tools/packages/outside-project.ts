import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import type { PackedPackage } from './pack.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A file that a build made. */
export interface BuiltFile {
  readonly name: string;
  readonly source: string | Uint8Array;
}

/** How a program of the project is run. */
interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What is typed into it. */
  readonly typed?: string;
}

/** A project outside the workspace that has the packed packages installed. */
export interface OutsideProject {
  readonly folder: string;
  /** Writes a file of the project. @returns its path */
  readonly write: (name: string, text: string) => string;
  /** Copies a folder into the project, with a `.js` beside each `.ts` as a compiler writes it. */
  readonly copy: (from: string, to: string) => void;
  /** Runs a file of the project in Node. @returns its output */
  readonly run: (name: string, options?: RunOptions) => Promise<string>;
  /** Builds a page of the project with Vite, by the page's own configuration. */
  readonly buildPage: (folder: string) => Promise<readonly BuiltFile[]>;
  readonly remove: () => void;
}

/** The files in Vite's result. */
export const builtFiles = (built: Awaited<ReturnType<typeof build>>): readonly BuiltFile[] =>
  (Array.isArray(built) ? built : [built])
    .flatMap((each): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] => ('output' in each ? each.output : []))
    .map((file) => ({ name: file.fileName, source: file.type === 'chunk' ? file.code : file.source }));

/**
 * Unpacks the tarballs into a project in the temporary folder. Only their declared dependencies are linked beside
 * them from the workspace, so that a missing dependency fails and no network is needed.
 * @param tools other packages that the project installs for itself
 */
export function outsideProject(packed: readonly PackedPackage[], tools: readonly string[] = []): OutsideProject {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'kayal-outside-')));
  const modules = path.join(folder, 'node_modules');
  const declared = new Set(tools);
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
    copy: (from, to) => {
      const target = path.join(folder, to);
      cpSync(from, target, { recursive: true });
      for (const name of globSync('**/*.ts', { cwd: target })) {
        const source = readFileSync(path.join(target, name), 'utf8');
        const script = stripTypeScriptTypes(source).replaceAll(/(from '\.[^']+)\.ts'/g, "$1.js'");
        writeFileSync(path.join(target, name.replace(/ts$/, 'js')), script);
      }
    },
    run: async (name, { env = {}, typed = '' } = {}) => {
      const args = ['--no-strip-types', name];
      const running = promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
      running.child.stdin?.end(typed);
      return (await running).stdout.trim();
    },
    buildPage: async (page) =>
      builtFiles(await build({ root: path.join(folder, page), logLevel: 'error', build: { write: false } })),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
