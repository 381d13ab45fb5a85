import type { PictureName } from '@kayal/api-contract';

/** Files of one upload on their way in: no shopper sees one before the database names it. */
export interface UploadStage {
  /** Stores a file under a name that no other file ever had. @returns the name */
  readonly add: (name: PictureName, bytes: Uint8Array) => Promise<string>;
  /** Puts all files in their places. */
  readonly publish: () => Promise<void>;
  /** Removes all files of an upload that failed before they were published. */
  readonly discard: () => Promise<void>;
}

/** Where uploaded pictures are kept: the folder of a machine, or a bucket that several machines share. */
export interface UploadStorage {
  /** A file's bytes; null when it is gone. */
  readonly read: (file: string) => Promise<Buffer | null>;
  readonly begin: () => UploadStage;
  /** Deletes files that no picture belongs to and no upload can still be writing. @param listWanted the files of all pictures */
  readonly sweep: (listWanted: () => Promise<ReadonlySet<string>>) => Promise<void>;
}
