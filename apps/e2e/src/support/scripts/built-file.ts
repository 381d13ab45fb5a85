import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Name of the built file of a module of the shop, or of a group of `chunk-groups.ts`. @throws when the build has none */
export function builtFile(module: string): string {
  const manifest = path.join(import.meta.dirname, '../../../../shop/dist/client/.vite/manifest.json');
  const chunks: Record<string, { readonly file: string; readonly name?: string } | undefined> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const file = (chunks[module] ?? Object.values(chunks).find((chunk) => chunk?.name === module))?.file;
  if (file === undefined) throw new Error(`The build has no ${module}.`);
  return file;
}
