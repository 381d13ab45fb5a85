/** Packs the published packages into tarballs below `.cache/packages`; the workspace's manifests stay unchanged. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedManifest, type PackageManifest } from './manifest.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The published packages, each after its dependencies. */
const publishedPackages = ['api-contract', 'commerce-core', 'design-system', 'statechart-view'] as const;

/** A package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  /** What is in the tarball, as files. */
  readonly folder: string;
}

/** Builds and packs every published package. */
export function packAll(): PackedPackage[] {
  const out = path.join(root, '.cache/packages');
  rmSync(out, { recursive: true, force: true });
  return publishedPackages.map((each) => {
    const source = path.join(root, 'packages', each);
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { cwd: source, stdio: 'inherit' });
    const staged = path.join(out, each);
    mkdirSync(staged, { recursive: true });
    const manifest = publishedManifest(readFileSync(path.join(source, 'package.json'), 'utf8'));
    const { name, version, files }: PackageManifest = JSON.parse(manifest);
    writeFileSync(path.join(staged, 'package.json'), manifest);
    for (const part of [...files, 'README.md', 'LICENSE'])
      cpSync(path.join(source, part), path.join(staged, part), { recursive: true });
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', out], { cwd: staged });
    return { name, folder: staged, tarball: path.join(out, `${name.slice(1).replace('/', '-')}-${version}.tgz`) };
  });
}
