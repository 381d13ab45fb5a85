// The package has no types; these are the parts of it that tests use.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    /** Where the objects are kept. */
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }

  export default S3rver;
}
