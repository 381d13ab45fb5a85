import type { PictureName } from '@kayal/api-contract';

/** Files of one upload before they are published; shoppers see one only after the database names it. */
export interface UploadStage {
  /** Stores a file under a new, unique name. @returns the name */
  readonly add: (name: PictureName, bytes: Uint8Array) => Promise<string>;
  /** Gives all files their final names. */
  readonly publish: () => Promise<void>;
  /** Removes all files of an upload that failed before they were published. */
  readonly discard: () => Promise<void>;
}

/** Storage of uploaded pictures: the folder of a machine, or a bucket that several machines share. */
export interface UploadStorage {
  /** A file's bytes; null when it is gone. */
  readonly read: (file: string) => Promise<Buffer | null>;
  readonly begin: () => UploadStage;
  /** Stores a file of another shop under the name that it had there. */
  readonly put: (file: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Deletes files that no picture uses and no upload can still be writing. @param listWanted the files of all pictures
   */
  readonly sweep: (listWanted: () => Promise<ReadonlySet<string>>) => Promise<void>;
}
