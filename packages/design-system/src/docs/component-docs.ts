/** Texts of a component's page besides its stories and its props, which come from the types. */
export interface ComponentDocs {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** Its parts, from the outer to the inner. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** Empty for components without keyboard handling. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** For what takes an error: a text for each thing that goes wrong. */
  readonly errors?: readonly (readonly [situation: string, text: string])[];
  /** How its words are written, with an example. */
  readonly content: readonly string[];
  readonly accessibility: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
}
