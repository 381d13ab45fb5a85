import { pictureBatchLimits } from '@kayal/api-contract/client';
import type { DroppedFile } from '@kayal/design-system';

/** A chosen file that is not uploaded yet. */
export interface ChosenFile {
  /** Made from name, size and time, to recognise the same file. */
  readonly id: string;
  readonly file: File;
  /** Why it is not sent; null when it is valid. */
  readonly problem: string | null;
}

const megabyte = 1024 * 1024;
const { pictures: maxPictures, pictureBytes, bodyBytes } = pictureBatchLimits;
const isPicture = (name: string): boolean => /\.(?:webp|png|jpe?g)$/i.test(name);
const isZip = (name: string): boolean => /\.zip$/i.test(name);

function problemOf({ name, size }: File): string | null {
  if (!isPicture(name) && !isZip(name)) {
    return 'Not a JPEG, PNG or WebP picture and not a ZIP, so it is not sent. Save it as JPEG and choose it again.';
  }
  if (size === 0) return 'The file is empty, so it is not sent.';
  if (isPicture(name) && size > pictureBytes) {
    return `Larger than ${pictureBytes / megabyte} MB, so it is not sent. Save it smaller and choose it again.`;
  }
  return null;
}

/** A file's size: '0.4 MB'. */
const sizeText = (bytes: number): string => `${Math.max(0.1, bytes / megabyte).toFixed(1)} MB`;

/** The files to upload. */
export const sentFiles = (chosen: readonly ChosenFile[]): readonly File[] =>
  chosen.filter(({ problem }) => problem === null).map(({ file }) => file);

/**
 * Adds files to those that were chosen before. A file that is in the list already is skipped.
 * @returns `error` says why some were left out, or why the upload is too large
 */
export function addFiles(
  chosen: readonly ChosenFile[],
  added: readonly File[],
): { readonly chosen: readonly ChosenFile[]; readonly error: string | undefined } {
  const all = new Map(chosen.map((each) => [each.id, each]));
  for (const file of added) {
    const id = `${file.name} ${file.size} ${file.lastModified}`;
    all.set(id, { id, file, problem: problemOf(file) });
  }
  const taken = [...all.values()].slice(0, maxPictures);
  const left = all.size - taken.length;
  return {
    chosen: taken,
    error:
      left === 0 ? undefined : `One upload takes ${maxPictures} files. ${left} more wait: upload them after these.`,
  };
}

/** Why the files together cannot be sent; undefined when they can. */
export function totalError(chosen: readonly ChosenFile[]): string | undefined {
  const total = sentFiles(chosen).reduce((sum, { size }) => sum + size, 0);
  return total > bodyBytes
    ? `Together these are ${sizeText(total)}; one upload takes ${bodyBytes / megabyte} MB. Remove some and upload them after these.`
    : undefined;
}

/**
 * Progress of each file; the request sends them one after the other.
 * @param percent of all bytes, 0 to 100; null before the upload
 */
export function uploadProgress(chosen: readonly ChosenFile[], percent: number | null): readonly DroppedFile[] {
  const total = sentFiles(chosen).reduce((sum, { size }) => sum + size, 0);
  let left = percent === null ? 0 : (total * percent) / 100;
  return chosen.map(({ id, file: { name, size }, problem }): DroppedFile => {
    if (problem !== null) return { id, name, state: 'failed', detail: problem };
    const sent = Math.min(size, left);
    left -= sent;
    const zip = isZip(name) ? ' Its pictures are listed when it has arrived.' : '';
    if (percent === null) return { id, name, state: 'waiting', detail: `${sizeText(size)}.${zip}` };
    if (sent === size)
      return { id, name, state: 'waiting', detail: 'Sent. It is checked when all files have arrived.' };
    return sent > 0
      ? { id, name, state: 'working', percent: Math.round((sent / size) * 100), detail: sizeText(size) }
      : { id, name, state: 'waiting', detail: sizeText(size) };
  });
}
