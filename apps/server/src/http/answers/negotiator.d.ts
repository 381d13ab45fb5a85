// The published types of this package lack the second argument of `encodings`.
declare module 'negotiator' {
  interface NegotiationOptions {
    /** Which of several equally acceptable values to choose, best first. */
    readonly preferred?: readonly string[];
  }

  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> });
    /** Without a list, the types as the client gives them, without those of weight 0. */
    mediaTypes(available?: readonly string[]): string[];
    encodings(available: readonly string[], options?: NegotiationOptions): string[];
  }

  export default Negotiator;
}
