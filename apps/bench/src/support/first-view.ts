import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const clientFolder = path.resolve(import.meta.dirname, '../../../shop/dist/client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Bytes that a page loads before its first view, gzipped, in kB (1000 bytes). */
export interface FirstView {
  readonly scripts: number;
  readonly styles: number;
}

/** Adds up home’s files: the script that keeps early taps, the entry, and all that they import statically. */
export function firstViewOf(): FirstView {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const script of ['src/early-taps.ts', 'src/entry-client.tsx']) visit(script);
  const sizeOf = (ending: string): number =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(clientFolder, file)), { level: 9 }).byteLength, 0) /
    1000;
  return { scripts: sizeOf('.js'), styles: sizeOf('.css') };
}
