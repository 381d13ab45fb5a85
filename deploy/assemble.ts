/**
 * Puts together what a server needs to run the shop, and nothing that builds or tests it.
 *
 * Usage: node deploy/assemble.ts <new folder>, after `npm run build`
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { externalPackages } from '../apps/server/external-packages.ts';

const root = path.dirname(import.meta.dirname);

const unreadFiles = /(?:\.map|\.d\.[cm]?ts|^(?!licen[cs]e|notice|copying).*\.(?:md|markdown))$/i;

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
 * Makes the folder. It is started there by `node apps/server/dist/production.js`.
 * @param target a folder that does not exist yet
 * @throws when the shop is not built, the folder exists, or the build of the server or npm fails
 */
export function assemble(target: string): void {
  if (!existsSync(path.join(root, 'apps/shop/dist/server/entry-server.js'))) {
    throw new Error('The shop has not been built. Run: npm run build');
  }
  if (existsSync(target)) throw new Error(`${target} exists already; name a new folder.`);
  mkdirSync(target, { recursive: true });
  for (const folder of ['apps/shop/dist', 'packages/demo-catalogue/drawings']) {
    cpSync(path.join(root, folder), path.join(target, folder), { recursive: true });
  }
  // Built here, so that it is never older than its sources.
  const output = path.join(target, 'apps/server/dist');
  run('npm', ['run', '--silent', 'build:server', '--', '--outDir', output], root);
  writeManifest(target);
  cpSync(path.join(root, 'package-lock.json'), path.join(target, 'package-lock.json'));
  installPackages(target);
  removeUnread(path.join(target, 'node_modules'));
  writeBillOfMaterials(target);
}

/** Names the packages that are not part of the build, and the scripts of the server. */
function writeManifest(target: string): void {
  const {
    name,
    version,
    private: isPrivate,
    type,
    engines,
    scripts = {},
  } = readManifest(path.join(root, 'package.json'));
  const { dependencies = {} } = readManifest(path.join(root, 'apps/server/package.json'));
  const built = Object.entries(scripts)
    .filter(([script, command]) => command.startsWith('node apps/server/') && script !== 'start')
    .map(([script, command]) => [script, builtCommand(command)]);
  const manifest = {
    name,
    version,
    private: isPrivate,
    type,
    engines,
    scripts: Object.fromEntries(built),
    dependencies: Object.fromEntries(externalPackages.map((each) => [each, dependencies[each]])),
  };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The command that runs the built file of a source. */
const builtCommand = (command: string): string =>
  command.replace(/apps\/server\/src\/(?:\w+\/)*([\w-]+)\.ts/, 'apps/server/dist/$1.js');

/** Installs the versions that the lock file names. It also names what builds and tests: npm takes that out of the copy. */
function installPackages(target: string): void {
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  run('npm', ['install', ...flags], target);
}

/** npm could not list there what is part of the build, so the list is made here. */
function writeBillOfMaterials(target: string): void {
  const flags = ['--sbom-format=cyclonedx', '--omit=dev', '--workspace=@kayal/server'];
  writeFileSync(path.join(target, 'sbom.json'), run('npm', ['sbom', ...flags], root));
}

/** @returns what the command printed @throws when it fails */
function run(command: string, args: readonly string[], folder: string): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed in ${folder}; the reason stands above.`);
  return stdout;
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
