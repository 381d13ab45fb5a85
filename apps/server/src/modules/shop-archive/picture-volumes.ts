import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { ArchiveError } from './manifest.ts';

/**
 * Where a volume ends, bytes and pictures. It is held in memory while it is written and read, and a ZIP needs memory for
 * each of its files until its end, and the time of all before for each.
 */
const [volumeBytes, volumePictures] = [4_000_000, 500];

/** Names of uploaded pictures. A name of the archive becomes a path. */
const pictureName = /^\d{1,9}_[A-Z0-9-]{1,40}_[a-f0-9]{16}\.webp$/;

/** A picture with its name. */
export interface StoredPicture {
  readonly file: string;
  readonly bytes: Buffer;
}

/** Puts pictures together, so that each group fills a volume. */
export async function* volumesOf(
  pictures: AsyncIterable<StoredPicture>,
): AsyncGenerator<readonly StoredPicture[], undefined> {
  let [volume, size]: [StoredPicture[], number] = [[], 0];
  for await (const picture of pictures) {
    volume.push(picture);
    size += picture.bytes.length;
    if (size < volumeBytes && volume.length < volumePictures) continue;
    yield volume;
    [volume, size] = [[], 0];
  }
  if (volume.length > 0) yield volume;
}

/** The bytes of a volume: a ZIP that does not compress, because pictures are compressed. */
export function zipOf(volume: readonly StoredPicture[]): AsyncIterable<string | Buffer> {
  const zip = new ZipFile();
  for (const { file, bytes } of volume) zip.addBuffer(bytes, file, { compress: false });
  zip.end();
  return zip.outputStream;
}

/** The pictures of a volume. @throws ArchiveError for a name that no shop gives, and for what is no ZIP */
export async function* picturesIn(volume: Buffer): AsyncGenerator<StoredPicture, undefined> {
  const zip = await fromBufferPromise(volume).catch(() => {
    throw new ArchiveError('The archive is damaged or was changed: its pictures are no ZIP.');
  });
  for await (const entry of zip.eachEntry()) {
    const { fileName: file } = entry;
    if (!pictureName.test(file)) {
      throw new ArchiveError('The archive is damaged or was changed: it has a picture with a name that no shop gives.');
    }
    yield { file, bytes: await buffer(await zip.openReadStreamPromise(entry)) };
  }
}
