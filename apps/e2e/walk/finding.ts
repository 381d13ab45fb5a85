const maxLength = 600;

/** An invariant that did not hold. fast-check shrinks the walk that led to it. */
export class Finding extends Error {
  override readonly name = 'Finding';
  /** Short name of the invariant, as in `docs/proof.md`. */
  readonly invariant: string;

  constructor(invariant: string, text: string) {
    super(`${invariant}: ${text.length > maxLength ? `${text.slice(0, maxLength)}…` : text}`);
    this.invariant = invariant;
  }
}
