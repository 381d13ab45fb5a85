import type { Config } from '../../../config/config.ts';
import type { ImportJob } from '../import-jobs.ts';

/** Settings that an import needs. */
export type ImportConfig = Pick<
  Config,
  'databaseUrl' | 'databasePooler' | 'dataDir' | 'publicOrigin' | 'season' | 'demo' | 'companyCode'
>;

/** Sent once to the process that does the job. */
export interface ImportOrder {
  readonly config: ImportConfig;
  /** Whether mails go to the local mailbox. */
  readonly keepsMail: boolean;
  /** The shop's time, ms since 1970, which dates the import. */
  readonly at: number;
  readonly job: ImportJob;
}

/** Sent back: the progress a few times, then the end. The stack is that of an unexpected error; null without one. */
export type ImportMessage =
  | { readonly progress: { readonly done: number; readonly total: number } }
  | { readonly stack: string | null };
