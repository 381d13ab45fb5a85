/** Ids of the sub-categories for the uses of demo products. */
export const activities = {
  running: 701,
  training: 702,
  yoga: 703,
  swim: 704,
  football: 705,
  cricket: 706,
  outdoor: 707,
  everyday: 708,
  court: 709,
} as const;

/** Use of a demo product. */
export type Activity = keyof typeof activities;
