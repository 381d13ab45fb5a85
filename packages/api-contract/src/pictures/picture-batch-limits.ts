/** Bounds of one batch of pictures. Sizes in bytes. A ZIP counts as the pictures in it. */
export const pictureBatchLimits = {
  pictures: 200,
  /** Of one picture, as it is or unpacked. */
  pictureBytes: 12 * 1024 * 1024,
  /** Of the whole request. */
  bodyBytes: 600 * 1024 * 1024,
  /** Longer names are refused, characters. */
  nameLength: 200,
} as const;
