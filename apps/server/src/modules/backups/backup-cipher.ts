import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** First bytes of an encrypted backup. They are authenticated too. */
const magic = Buffer.from('KAYAL-BACKUP-1\n');
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The file is no backup, is damaged or was encrypted with another key. */
export class UnreadableBackupError extends Error {
  override readonly name = 'UnreadableBackupError';
}

/**
 * Encrypts a stream into a file: the magic, a nonce, AES-256-GCM, its tag. When it returns, the file is on the disk.
 * @param key 32 bytes
 */
export async function encryptToFile(source: Readable, file: string, key: Buffer): Promise<void> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(magic);
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  target.write(Buffer.concat([magic, nonce]));
  await pipeline(source, cipher, target, { end: false });
  target.end(cipher.getAuthTag());
  await once(target, 'close');
}

/**
 * Decrypts a file into a stream. Bytes arrive before the end of the file is checked: use the result only
 * after this has returned.
 * @throws UnreadableBackupError when a single bit has changed, or the key is wrong
 */
export async function decryptFile(file: string, key: Buffer, target: Writable): Promise<void> {
  const head = Buffer.alloc(magic.length + nonceBytes);
  const tag = Buffer.alloc(tagBytes);
  const handle = await open(file);
  const end = (await handle.stat()).size - tagBytes;
  try {
    if (end < head.length) throw new UnreadableBackupError(`${file} is not an encrypted backup.`);
    await handle.read(head, 0, head.length, 0);
    await handle.read(tag, 0, tagBytes, end);
  } finally {
    await handle.close();
  }
  if (!head.subarray(0, magic.length).equals(magic))
    throw new UnreadableBackupError(`${file} is not an encrypted backup.`);
  const decipher = createDecipheriv(algorithm, key, head.subarray(magic.length), { authTagLength: tagBytes })
    .setAAD(magic)
    .setAuthTag(tag);
  await pipeline(createReadStream(file, { start: head.length, end: end - 1 }), decipher, target).catch(() => {
    throw new UnreadableBackupError(`${file} is damaged, or BACKUP_KEY is not the key it was encrypted with.`);
  });
}
