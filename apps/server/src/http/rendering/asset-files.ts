import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../basics/error-code.ts';
import type { ContentEncoding } from '../answers/negotiation.ts';
import { ReadyBytes } from '../answers/ready-bytes.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  // Without a charset, which costs bytes in front of each file: a page in UTF-8 reads its scripts as UTF-8.
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Compressed variants that the build writes beside a file, by suffix. */
const builtEncodings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const satisfies readonly (readonly [string, ContentEncoding])[];

/** The files of the built shop that browsers fetch. */
export interface AssetFiles {
  /** @param url path of the address, such as `/assets/entry-1a2b.js` @returns null when the build has no such file */
  read(url: string): Promise<ReadyBytes | null>;
}

/**
 * Serves the files of a folder from memory, each read at its first request. A client that reads slowly then holds
 * neither an open file nor a buffer of its own, however many requests it sends.
 */
export async function createAssetFiles(folder: string): Promise<AssetFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
      .filter((name) => !name.includes('/.')),
  );
  const read = new Map<string, Promise<ReadyBytes>>();

  const readWithEncodings = async (name: string, type: string): Promise<ReadyBytes> => {
    const readBuilt = builtEncodings
      .filter(([suffix]) => names.has(`${name}${suffix}`))
      .map(async ([suffix, encoding]) => [encoding, await readFile(path.join(folder, `${name}${suffix}`))] as const);
    const [bytes, encoded] = await Promise.all([readFile(path.join(folder, name)), Promise.all(readBuilt)]);
    return new ReadyBytes(type, bytes, encoded);
  };

  return {
    async read(url) {
      const type = mediaTypes[path.extname(url)];
      if (type === undefined || !names.has(url)) return null;
      const reading = read.get(url) ?? readWithEncodings(url, type);
      read.set(url, reading);
      try {
        return await reading;
      } catch (error) {
        read.delete(url);
        // An upgrade has replaced the folder below a server that still runs.
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
