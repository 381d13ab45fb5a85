/** An invariant that did not hold. fast-check shrinks the walk that led to it. */
export class Finding extends Error {
  override readonly name = 'Finding';
}
