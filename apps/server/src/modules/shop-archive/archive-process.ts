/** Entry of a process that writes one archive and ends, also when the shop's process ends. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { giveWay } from '../../basics/processes/give-way.ts';
import { requireSpace } from '../pictures/upload/upload.service.ts';
import type { ArchiveMessage, ArchiveOrder } from './archive-messages.ts';
import { writeArchive } from './write-archive.ts';

const send = (message: ArchiveMessage): void => void process.send?.(message);

const reportEveryMs = 250;

/** Ends the process before the archive fills the disk, which the shop needs; the parent deletes what was written. */
async function leaveSpace(folder: string): Promise<void> {
  await requireSpace(folder).catch(() => {
    send({ stack: 'The disk is nearly full.' });
    process.disconnect?.();
  });
}

async function write({ place, file, options }: ArchiveOrder): Promise<string | null> {
  giveWay();
  let progress = { done: 0, total: 0 };
  const reports = setInterval(() => {
    send({ progress });
    void leaveSpace(place.dataDir);
  }, reportEveryMs);
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeArchive(place, file, options, (done, total) => {
      progress = { done, total };
    });
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    clearInterval(reports);
  }
}

process.once('disconnect', () => process.exit());
process.once('message', (order: ArchiveOrder) => {
  void write(order).then((stack) => {
    send({ stack });
    process.disconnect?.();
  });
});
