/**
 * Puts together what a server needs to run the shop, and nothing that builds or tests it.
 *
 * Usage: node deploy/assemble.ts <new folder>, after `npm run build`
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** The server, and the packages of this repository that it needs, one through another. */
function workspacesOf(folder: string, found = new Set<string>()): Set<string> {
  found.add(folder);
  const { dependencies = {} } = readManifest(path.join(root, folder, 'package.json'));
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@kayal/'))) {
    const next = name.replace('@kayal/', 'packages/');
    if (!found.has(next)) workspacesOf(next, found);
  }
  return found;
}

const workspaces = [...workspacesOf('apps/server')];
/** Sources that run; the rest of the repository builds or tests them. */
const folders = [...workspaces.map((folder) => `${folder}/src`), 'packages/design-system/brands', 'apps/shop/dist'];
const unreadFiles = /(?:\.map|\.d\.[cm]?ts|^(?!licen[cs]e|notice|copying).*\.(?:md|markdown))$/i;
const testFiles = /\.(?:test|stories|test-support)\.tsx?$|[\\/]api-tests(?:[\\/]|$)/;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

function readManifest(file: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest;
}

/** Size of a folder, in bytes; links count as nothing. */
export function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + lstatSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/**
 * Makes the folder. It is started there by `node apps/server/src/production.ts`.
 * @param target a folder that does not exist yet
 * @throws when the shop is not built, the folder exists, or npm fails
 */
export function assemble(target: string): void {
  if (!existsSync(path.join(root, 'apps/shop/dist/server/entry-server.js'))) {
    throw new Error('The shop has not been built. Run: npm run build');
  }
  if (existsSync(target)) throw new Error(`${target} exists already; name a new folder.`);
  mkdirSync(target, { recursive: true });
  for (const folder of folders) {
    cpSync(path.join(root, folder), path.join(target, folder), {
      recursive: true,
      filter: (file) => !testFiles.test(path.relative(root, file)),
    });
  }
  for (const folder of workspaces)
    cpSync(path.join(root, folder, 'package.json'), path.join(target, folder, 'package.json'));
  writeServerManifest(target);
  cpSync(path.join(root, 'package-lock.json'), path.join(target, 'package-lock.json'));
  installServer(target);
  removeUnread(path.join(target, 'node_modules'));
}

/** Leaves the workspaces and scripts of the server; the others need tools that are not there. */
function writeServerManifest(target: string): void {
  const manifest = readManifest(path.join(root, 'package.json'));
  const scripts = Object.entries(manifest.scripts ?? {}).filter(
    ([name, command]) => command.startsWith('node apps/server/') && name !== 'start',
  );
  const { name, version, private: isPrivate, type, engines } = manifest;
  const kept = { name, version, private: isPrivate, type, engines, workspaces, scripts: Object.fromEntries(scripts) };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`);
}

/** Installs the versions that the lock file names. It also names what builds and tests: npm takes that out of the copy. */
function installServer(target: string): void {
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { status } = spawnSync('npm', ['install', ...flags], { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm could not install the dependencies; the reason stands above.');
}

/** Source maps, type declarations and manuals of packages: a third of their size, and nothing reads them at work. */
function removeUnread(modules: string): void {
  for (const entry of readdirSync(modules, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && unreadFiles.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  }
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Usage: node deploy/assemble.ts <new folder>');
  const folder = path.resolve(target);
  assemble(folder);
  process.stdout.write(`${folder}: ${Math.round(sizeOf(folder) / 1_000_000)} MB, without Node itself\n`);
}
