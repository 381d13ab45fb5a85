import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withFirstStyles, type StyleRules } from './first-styles.ts';

/** Files a page needs before its first paint. */
export interface PageAssets {
  readonly css: readonly string[];
  readonly modules: readonly string[];
}

/** Exports of the built shop, typed here so that the server compiles without a JSX project. */
export interface ShopModule {
  /** The canonical address of all addresses that show the same page. */
  readonly addressOf: (url: URL) => string;
  /** The address of all that are no page of the shop. */
  readonly unknownAddress: string;
  readonly render: (input: {
    readonly url: URL;
    readonly fetch: typeof globalThis.fetch;
    readonly settings: {
      readonly company: string;
      readonly publicOrigin: string;
      readonly googleClientId: string | null;
      readonly visitsPerMeasured: number;
    };
    readonly styleNonce: string;
    readonly scripts: readonly string[];
    readonly assetsFor: (routeIds: readonly string[]) => PageAssets;
    readonly onError: (error: unknown) => void;
  }) => Promise<{ readonly status: number; readonly html: string }>;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The built shop: how to render a page and which files it needs. */
export interface BuiltShop {
  readonly addressOf: ShopModule['addressOf'];
  readonly unknownAddress: ShopModule['unknownAddress'];
  readonly render: ShopModule['render'];
  /** Addresses of the scripts that every page runs, in order. */
  readonly scripts: readonly string[];
  readonly assetsFor: (routeIds: readonly string[]) => PageAssets;
  /** Folder of the files that browsers fetch. */
  readonly clientFolder: string;
}

const earlyModule = 'src/early-taps.ts';
const entryModule = 'src/entry-client.tsx';

/**
 * Loads the built shop.
 * @param shopFolder the folder of `apps/shop`
 * @throws when it has not been built
 */
export async function loadBuiltShop(shopFolder: string): Promise<BuiltShop> {
  const clientFolder = path.join(shopFolder, 'dist', 'client');
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  );
  const scripts = [earlyModule, entryModule].map((name) => {
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`The build has no ${name}; run the build again.`);
    return `/${entry.file}`;
  });
  const rules: StyleRules = JSON.parse(await readFile(path.join(clientFolder, '.vite', 'style-rules.json'), 'utf8'));
  const module: ShopModule = await import(
    pathToFileURL(path.join(shopFolder, 'dist', 'server', 'entry-server.js')).href
  );
  return {
    addressOf: module.addressOf,
    unknownAddress: module.unknownAddress,
    render: async (input) => {
      const result = await module.render(input);
      return { ...result, html: withFirstStyles(result.html, rules, input.styleNonce) };
    },
    scripts,
    clientFolder,
    assetsFor: (routeIds) => collectAssets(manifest, [entryModule, ...routeIds]),
  };
}

/** The style sheets and modules that some modules import, directly or not; dynamic imports are left out. */
function collectAssets(manifest: Record<string, ManifestChunk>, names: readonly string[]): PageAssets {
  const css = new Set<string>();
  const modules = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) css.add(`/${file}`);
  };
  // A route's id may end in a suffix that distinguishes two routes of one module.
  for (const name of names) visit(name.split('#')[0] ?? name);
  const entry = manifest[entryModule];
  if (entry !== undefined) modules.delete(`/${entry.file}`);
  return { css: [...css], modules: [...modules] };
}
