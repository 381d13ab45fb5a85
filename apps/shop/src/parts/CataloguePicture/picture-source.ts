import { pictureUrl } from '@kayal/api-contract/client';

/** One view of a product's picture. */
export interface PictureSource {
  /** File name, such as a product's `displayFirst`. */
  readonly file: string;
  /** When the picture last changed, ms since 1970. */
  readonly at: number;
  readonly view?: 'front' | 'back' | 'detail';
}

/** The address of a picture in a width. @param file another name of the same picture */
export const pictureAddress = ({ at, view }: PictureSource, file: string, width: number): string =>
  pictureUrl(file, { width, at, ...(view === undefined ? {} : { view }) });
