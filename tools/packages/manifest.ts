/**
 * A package's entries are its sources in the workspace, and the output of `build.ts` in its tarball. `npm pack` calls
 * `node manifest.ts publish` before it reads the package and `node manifest.ts restore` after.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The common fields of the packages' `package.json`. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  /** What a tarball holds besides the files that npm always adds. */
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const builtEntry = (file: string): string | { readonly types: string; readonly default: string } => {
  const module = /^\.\/src\/(.+)\.tsx?$/.exec(file)?.[1];
  if (file.endsWith('.css')) return file.replace('./src/', './dist/');
  return module === undefined ? file : { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
};

/** The published manifest: built entries, no scripts, and `./styles.css` for a package with styles. */
export function publishedManifest(source: string): string {
  const { scripts: _scripts, devDependencies: _dev, ...manifest } = JSON.parse(source);
  const entries: PackageManifest['exports'] = manifest.exports;
  const built = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, builtEntry(file)]));
  const isStyled = Object.values(entries).some((file) => file.endsWith('.css.ts'));
  const exports = {
    ...built,
    ...(isStyled && { './styles.css': './dist/assets/styles.css' }),
    './package.json': './package.json',
  };
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;
}

const kept = 'package.json.workspace';

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'publish') {
    const source = readFileSync('package.json', 'utf8');
    renameSync('package.json', kept);
    writeFileSync('package.json', publishedManifest(source));
  } else if (existsSync(kept)) {
    renameSync(kept, 'package.json');
  }
}
