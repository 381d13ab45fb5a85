/** A name in the spellings its files need. */
export interface Names {
  /** `RatingStars` */
  readonly pascal: string;
  /** `ratingStars` */
  readonly camel: string;
  /** `rating-stars` */
  readonly kebab: string;
  /** `rating stars` */
  readonly words: string;
}

/** A line to add to a file that lists things: before the first line that begins with `before`, else at the end. */
export interface Addition {
  readonly file: string;
  readonly before: string;
  readonly text: string;
}

/** The result of a template: new files, lines in existing files, and the next steps. */
export interface Made {
  readonly files: Readonly<Record<string, string>>;
  readonly additions: readonly Addition[];
  /** The test that fails until the work is done. */
  readonly failing: string;
  readonly next: readonly string[];
}
