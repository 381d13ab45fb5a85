/**
 * Makes pictures in a process of its own, at low priority: drawing takes a third of a second of a core and some hundred
 * megabytes, which must not keep shoppers waiting, and all of it goes when the process ends.
 */
import { setPriority } from 'node:os';
import { cleanUpload } from './clean-upload.ts';
import type { PaintJob, PaintResult, PaintWork } from './paint-job.ts';
import { renderPicture } from './render-picture.ts';

/** How much this process stands back; 0 is level with the shop, 19 the least. */
const niceness = 10;

function answer(result: PaintResult): void {
  process.send?.(result);
}

function perform(work: PaintWork): Promise<Buffer> {
  return work.kind === 'clean' ? cleanUpload(work.file) : renderPicture(work.input, work.size);
}

setPriority(niceness);
process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, work }: PaintJob) => {
  perform(work).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) =>
      answer({ id, error: error instanceof Error ? error.message : 'The picture could not be made.' }),
  );
});
