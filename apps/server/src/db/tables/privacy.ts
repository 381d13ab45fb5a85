/** What proves how personal data was treated. */
import type { Flag } from './flag.ts';

/** Choices of shoppers, only ever added; the newest of a consent counts. */
export interface ConsentTable {
  id: string;
  customer_id: string;
  /** The consent's id in the settings. */
  consent: string;
  /** What was shown. */
  text: string;
  /** Version of the settings that had this text. */
  version: number;
  given: Flag;
  created_at: number;
}

/** Accounts that were deleted, with nothing that names their owners. */
export interface ErasureTable {
  customer_id: string;
  /** What was deleted as JSON: name of a table → rows. */
  counts: string;
  /** ms since 1970 when the last backup with it is deleted; null where the shop makes none by itself. */
  backups_until: number | null;
  created_at: number;
}
