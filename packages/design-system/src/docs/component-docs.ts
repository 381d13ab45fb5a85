/**
 * A part of a component: its name, what it is for, where it is drawn, and the story that shows it where that is not
 * `anatomyStory`. `place` is a CSS selector; a class of the styles is written as `.File_style`, without what a build
 * adds to it. A test finds each part in its story.
 */
export type ComponentPart = readonly [part: string, purpose: string, place: string, story?: string];

/** Texts of a component's page besides its stories and its props, which come from the types. */
export interface ComponentDocs {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** Its parts, from the outer to the inner. */
  readonly anatomy: readonly ComponentPart[];
  /** Export of the story that shows its parts; `Primary` without it. */
  readonly anatomyStory?: string;
  /** Empty for components without keyboard handling. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** For what takes an error: a text for each thing that goes wrong. */
  readonly errors?: readonly (readonly [situation: string, text: string])[];
  /** How its words are written, with an example. */
  readonly content: readonly string[];
  readonly accessibility: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Code to play with, where every story needs what its file adds. */
  readonly code?: string;
}
