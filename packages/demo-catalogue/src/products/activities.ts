/** Ids of the sub-categories that say what a demo product is worn for. */
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

/** What a demo product is worn for. */
export type Activity = keyof typeof activities;
