import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packBackup, unpackBackup } from './backup-archive.ts';
import { UnreadableBackupError } from './backup-cipher.ts';

const key = randomBytes(32);

describe('encrypted backups', () => {
  let work = '';
  let file = '';
  let target = '';
  const picture = randomBytes(300_000);

  beforeEach(async () => {
    work = mkdtempSync(path.join(tmpdir(), 'kayal-archive-'));
    file = path.join(work, 'one.backup');
    target = path.join(work, 'unpacked');
    mkdirSync(path.join(work, 'plain/uploads'), { recursive: true });
    writeFileSync(path.join(work, 'plain/kayal.db'), 'rows of asha@kayal.example');
    writeFileSync(path.join(work, 'plain/uploads/1.webp'), picture);
    await packBackup(path.join(work, 'plain'), file, key);
  });
  afterEach(() => rmSync(work, { recursive: true }));

  it('R-80 are unpacked unchanged, and show nothing of their contents', async () => {
    expect(readFileSync(file).includes('asha@kayal.example')).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await unpackBackup(file, target, key);
    expect(readFileSync(path.join(target, 'kayal.db'), 'utf8')).toBe('rows of asha@kayal.example');
    expect(readFileSync(path.join(target, 'uploads/1.webp')).equals(picture)).toBe(true);
  });

  it.each([
    ['the key is another', () => randomBytes(32)],
    ['one bit differs', () => flip(1000)],
    ['the nonce differs', () => flip(20)],
    ['the tag differs', () => flip(statSync(file).size - 1)],
    ['the end is missing', () => cut(statSync(file).size - 100)],
    ['nearly all is missing', () => cut(20)],
    ['it is another file', () => write('no backup at all, but long enough to be read as one')],
  ])('R-80 are refused, and nothing stays unpacked, when %s', async (_title, change) => {
    await expect(unpackBackup(file, target, change() ?? key)).rejects.toThrow(UnreadableBackupError);
    expect(existsSync(target)).toBe(false);
  });

  it.each([0.2, 0.5, 0.8])('R-80 a backup damaged at %d of its length says so once, and ends', async (share) => {
    for (let each = 0; each < 30; each += 1) {
      writeFileSync(path.join(work, `plain/uploads/more-${each}.webp`), randomBytes(20_000));
    }
    rmSync(file);
    await packBackup(path.join(work, 'plain'), file, Buffer.alloc(32));
    flip(Math.floor(statSync(file).size * share));
    const program = `
      const { unpackBackup } = await import(process.argv[1]);
      await unpackBackup(process.argv[2], process.argv[3], Buffer.alloc(32)).catch((error) => console.log(error.name));
      await new Promise((resolve) => setTimeout(resolve, 200));
    `;
    const module = new URL('backup-archive.ts', import.meta.url).href;
    const args = ['--input-type=module', '--eval', program, module, file, target];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ stdout, stderr, status }).toEqual({ stdout: 'UnreadableBackupError\n', stderr: '', status: 0 });
  });

  it('R-80 an error of the disk is reported as what it is, not as a damaged backup', { timeout: 20_000 }, async () => {
    // So large that the error comes while more is to be written.
    writeFileSync(path.join(work, 'plain/uploads/2.webp'), randomBytes(3_000_000));
    rmSync(file);
    await packBackup(path.join(work, 'plain'), file, key);
    mkdirSync(path.join(target, 'uploads/1.webp/in-use'), { recursive: true });
    const restored = unpackBackup(file, target, key);
    await expect(restored).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    await expect(restored).rejects.not.toBeInstanceOf(UnreadableBackupError);
  });

  function flip(at: number): void {
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(file, bytes);
  }
  const cut = (length: number): void => truncateSync(file, length);
  const write = (text: string): void => writeFileSync(file, text);
});
