/** Work on an import that the page follows until its result. */
export interface FollowedStart {
  readonly importId: string;
  /** Counts what was started on this page; 0 for work that was already going on. */
  readonly start: number;
}
