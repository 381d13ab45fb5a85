import { hasPictureChanges } from './image-save.logic.ts';
import type { ImageSaveContext, PictureChoice } from './image-save.types.ts';

/** The part of a snapshot that selectors read. */
interface ImageSaveSnapshot {
  readonly context: ImageSaveContext;
}

/** Whether the Save button is shown. */
export function selectHasImageChanges(snapshot: ImageSaveSnapshot): boolean {
  return hasPictureChanges(snapshot.context);
}

/** A selector for the picture chosen for a colour, or null. */
export function selectPictureOf(colour: string): (snapshot: ImageSaveSnapshot) => PictureChoice | null {
  return ({ context }) => context.pictures.find((picture) => picture.colour === colour) ?? null;
}
