import { mkdir, rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { create, Unpack } from 'tar';
import { decryptFile, encryptToFile } from './backup-cipher.ts';

/** Packs a backup's folder, compressed and encrypted, into one file. A file that could not be finished is removed. */
export async function packBackup(folder: string, file: string, key: Buffer): Promise<void> {
  const archive = Readable.from(create({ cwd: folder, gzip: true, portable: true }, ['.']));
  try {
    await encryptToFile(archive, file, key);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Reads what is decrypted and drops it. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Unpacks an encrypted backup into a new folder, once all of it has been checked: of a damaged one no byte is unpacked. When
 * the disk takes it not completely, the folder is removed.
 * @throws UnreadableBackupError when the file is damaged or the key is wrong
 */
export async function unpackBackup(file: string, folder: string, key: Buffer): Promise<void> {
  await decryptFile(file, key, nowhere());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unpack = new Unpack({ cwd: folder, strict: true });
  let diskError: Error | null = null;
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => void (unpack.write(chunk) ? done() : unpack.once('drain', done)),
    final: (done) => void unpack.once('close', done).end(),
  });
  // Several files may fail, and after the first nobody waits for the others.
  unpack.on('error', (error: Error) => {
    diskError ??= error;
    target.destroy(error);
  });
  try {
    await decryptFile(file, key, target);
  } catch (error) {
    // Files that were begun may still be written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    throw diskError ?? error;
  }
}
