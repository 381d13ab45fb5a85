/**
 * Makes pictures in a separate process, at low priority: a drawing takes a third of a second of a core and some hundred
 * megabytes, which must not slow shoppers down; all memory is freed when the process ends. One job at a time.
 */
import { setPriority } from 'node:os';
import { cleanUpload } from './clean-upload.ts';
import { failureOf } from './paint-failure.ts';
import type { PaintJob, PaintResult } from './paint-job.ts';
import { renderPicture } from './render-picture.ts';

const [, , niceness, maxEffort] = process.argv.map(Number);

async function perform(job: PaintJob): Promise<PaintResult> {
  try {
    return { bytes: await (job.kind === 'clean' ? cleanUpload(job.file) : renderPicture(job.input, job.size, maxEffort ?? 9)) };
  } catch (error) {
    return failureOf(error);
  }
}

setPriority(niceness ?? 0);
process.on('disconnect', () => process.exit(0));
process.on('message', async (job: PaintJob) => {
  // The shop may have exited meanwhile; then there is nobody to answer.
  process.send?.(await perform(job), () => undefined);
});
