/** Who may call an endpoint. `self`: a signed-in shopper about her own rows; ids in the call are claims to compare (J06). `token`: a program with an API token. */
export type Access = 'anyone' | 'self' | 'admin' | 'token';

/** A row of the specification or a judgement call (docs/traceability), an ADR, a public standard, or a page of this repository. */
export type RouteSource =
  | `S${number}.${string}`
  | `J${number}`
  | `ADR ${number}`
  | `ASVS ${string}`
  | `GDPR ${number}`
  | `docs/${string}.md`;

/** Base path of every call (J11). */
export const apiBase = '/api/onlineorder';

/** How an endpoint is reached. `:name` marks a path parameter; paths are byte for byte those of section 7. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** What requires the call. */
  readonly source: RouteSource;
  /** False for the calls added beside the 43 listed ones. */
  readonly listed: boolean;
  /** True where the listed path has no `{company}`; a `/:company` suffix answers as well (J11). */
  readonly companyless?: true;
}
