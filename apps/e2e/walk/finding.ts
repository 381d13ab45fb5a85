const maxLength = 600;

/** An invariant that did not hold. fast-check shrinks the walk that led to it. */
export class Finding extends Error {
  override readonly name = 'Finding';

  constructor(text: string) {
    super(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
  }
}
