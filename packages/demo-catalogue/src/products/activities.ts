/** What demo products are made for; each is a sub-category with this id. */
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

/** What a demo product is made for. */
export type Activity = keyof typeof activities;
