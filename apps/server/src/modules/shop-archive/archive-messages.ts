import type { ArchiveOptions } from './archive-contents.ts';
import type { ArchivePlace } from './write-archive.ts';

/** Sent once to the process that writes an archive. */
export interface ArchiveOrder {
  readonly place: ArchivePlace;
  readonly file: string;
  readonly options: ArchiveOptions;
}

/** Sent back: how far it is, then the end. The stack is that of an error; null without one. */
export type ArchiveMessage =
  | { readonly progress: { readonly done: number; readonly total: number } }
  | { readonly stack: string | null };
