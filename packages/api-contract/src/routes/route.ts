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

/** What differs from an ordinary call. */
interface RouteFlags {
  /** One of the 43 calls that the specification lists. */
  readonly listed?: true;
  /** The body is a form with files. */
  readonly form?: true;
  /** Its specified answer has no fields: the status is the answer, also without a body. */
  readonly byStatus?: true;
  /** `success: false` is an answer, not a refusal: a wrong code, a message that was only stored. */
  readonly failureIsAnswer?: true;
  /** A change that is displayed before it is saved: the browser finishes sending it when the tab is closed. */
  readonly keepalive?: true;
  /** Needs a password or second factor of the last five minutes, besides the session: otherwise `auth.confirm`. */
  readonly confirmed?: true;
  /** Also answers outside `apiBase`. */
  readonly atRoot?: true;
}

/**
 * How an endpoint is reached. `:name` marks a path parameter; paths are byte for byte those of section 7. Where a path has no
 * `:company`, a `/:company` suffix answers as well (J11).
 */
export interface Route extends RouteFlags {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** What requires the call. */
  readonly source: RouteSource;
}

/** The flag of a call that the specification lists. */
export const listed = { listed: true } as const;

/** The flag of a call that a session left open on a desk must not be enough for. */
export const confirmed = { confirmed: true } as const;

/** A route. @param flags what differs from an ordinary call beside the specification */
export function route<
  const Method extends Route['method'],
  const Path extends Route['path'],
  const Allowed extends Access,
  const Flags extends RouteFlags = Readonly<Record<never, never>>,
>(method: Method, path: Path, access: Allowed, source: RouteSource, flags?: Flags) {
  return Object.assign({ method, path, access, source }, flags);
}
