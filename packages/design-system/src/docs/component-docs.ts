/** What a component's page says beside its props and stories; the props come from the types. */
export interface ComponentDocs {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** Its parts, from the outside in. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** Empty for what takes no keys. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  readonly accessibility: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
}
