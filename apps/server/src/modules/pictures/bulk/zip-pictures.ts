import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ApiError } from '../../../http/api-error.ts';

/** A picture that is not checked yet. */
export interface PendingPicture {
  /** The client's name, with folders. Never used as a path. */
  readonly name: string;
  /** Size in bytes, unpacked. */
  readonly size: number;
  /** The whole file. @throws when it is damaged or larger than declared */
  readonly read: () => Promise<Uint8Array>;
}

/** The pictures of a ZIP that stays open until `close`. */
export interface ZipPictures {
  readonly pictures: readonly PendingPicture[];
  readonly close: () => void;
}

/** Folders and side files count too, so a ZIP may have more entries than pictures. */
const entriesPerPicture = 10;

/** Folders, and files that operating systems add. */
function isSideFile(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name);
}

/**
 * Lists the pictures of a ZIP. Nothing is unpacked to disk: each is read into memory when its turn comes, and only if
 * its declared size is small enough. yauzl refuses names that leave their folder and data that is longer than declared.
 * @throws ApiError `image.zip` when it cannot be read, `image.too_many` when it holds more than `maxPictures`
 */
export async function openZip(file: string, maxPictures: number): Promise<ZipPictures> {
  const zip = await openPromise(file, { autoClose: false, validateEntrySizes: true, decodeStrings: true }).catch(() => {
    throw new ApiError('image.zip');
  });
  try {
    if (zip.entryCount > maxPictures * entriesPerPicture) throw new ApiError('image.too_many');
    const pictures: PendingPicture[] = [];
    for await (const entry of zip.eachEntry()) {
      if (isSideFile(entry.fileName)) continue;
      if (pictures.length === maxPictures) throw new ApiError('image.too_many');
      pictures.push(pictureOf(zip, entry));
    }
    return { pictures, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof ApiError ? error : new ApiError('image.zip');
  }
}

function pictureOf(zip: ZipFile, entry: Entry): PendingPicture {
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    read: async () => buffer(await zip.openReadStreamPromise(entry)),
  };
}
