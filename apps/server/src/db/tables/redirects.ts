/** Old addresses of a shop that came from another system. */
import type { redirectFileStates } from '@kayal/api-contract';

/** A file of redirects. */
export interface RedirectFileTable {
  id: string;
  name: string;
  state: (typeof redirectFileStates)[number];
  /** Rows taken. */
  row_count: number;
  /** JSON: kind of problem → rows. */
  counts: string;
  /** JSON list of the first problems. */
  problems: string;
  error: string | null;
  created_at: number;
  /** ms since 1970 of the last slice: a file that is loading and was not touched for long has lost its process. */
  touched_at: number;
}

/** A row of a file. */
export interface RedirectTable {
  /** Path in small letters, decoded, without a slash at its end. */
  from_path: string;
  file_id: string;
  /** Path with query, or a full https address. */
  to_url: string;
}

/** A rule of the owner. */
export interface RedirectRuleTable {
  id: string;
  /** Path, with `:name` for one part and `/*` at its end for the rest. */
  from_shape: string;
  to_url: string;
  created_at: number;
}

/** An address that led nowhere, without its query. */
export interface MissedAddressTable {
  path: string;
  times: number;
  last_at: number;
}
