import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Engine } from '../../db/dialect.ts';
import { UnreadableBackupError } from './backup-cipher.ts';

/** File of all rows of a PostgreSQL database, in a backup. */
export const rowsFile = 'rows.jsonl';
/** Name of the folder of uploaded pictures, in the data folder and in a backup. */
export const uploadsFolder = 'uploads';
const manifestFile = 'manifest.json';

/** Contents of a backup: every file with its SHA-256, so that a damaged one is noticed before it is restored. */
export interface Manifest {
  readonly engine: Engine;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** File, relative to the backup's folder → SHA-256, hex. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes the manifest of a finished backup. @returns how many files it names. */
export async function writeManifest(folder: string, engine: Engine): Promise<number> {
  const files = await hashFiles(folder);
  const manifest: Manifest = { engine, madeAt: new Date().toISOString(), files };
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return Object.keys(files).length;
}

/** Reads a backup's manifest and checks every file against it. @throws UnreadableBackupError naming the first that differs. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => {
    throw new UnreadableBackupError(`${folder} is not a backup: it has no ${manifestFile}.`);
  });
  const manifest: Manifest = JSON.parse(text);
  const found = await hashFiles(folder);
  for (const [file, hash] of Object.entries(manifest.files)) {
    if (found[file] !== hash) throw new UnreadableBackupError(`The backup is damaged: ${file} is not what was saved.`);
  }
  return manifest;
}

/** Whether a file or folder exists. */
export async function pathExists(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  );
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || file === path.join(folder, manifestFile)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    hashes[path.relative(folder, file).split(path.sep).join('/')] = hash.digest('hex');
  }
  return hashes;
}
