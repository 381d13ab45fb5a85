// The published types of this package lack the second argument of `encodings`.
declare module 'negotiator' {
  interface NegotiationOptions {
    /** Which of several equally welcome values to choose, best first. */
    readonly preferred?: readonly string[];
  }

  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> });
    encodings(available: readonly string[], options?: NegotiationOptions): string[];
  }

  export default Negotiator;
}
