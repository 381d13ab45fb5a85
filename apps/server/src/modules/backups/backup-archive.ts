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

/**
 * Unpacks an encrypted backup into a new folder. When the backup cannot be read completely, the folder is removed.
 * @throws UnreadableBackupError when the file is damaged or the key is wrong
 */
export async function unpackBackup(file: string, folder: string, key: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unpack = new Unpack({ cwd: folder, strict: true });
  const unpacked = new Promise<void>((resolve, reject) => unpack.once('close', resolve).once('error', reject));
  // The decryption reports the failure with a better error; without this handler, this one would be uncaught.
  unpacked.catch(() => undefined);
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => void (unpack.write(chunk) ? done() : unpack.once('drain', done)),
    final: (done) => void unpack.end(done),
  });
  try {
    await decryptFile(file, key, target);
    await unpacked;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
