import type { PeopleImportState } from '@kayal/api-contract/client';

/** Context of the machine. */
export interface PeopleImportContext {
  /** Accounts of this import whose owners have logged in. */
  readonly claimed: number;
}

/** An import of customers or past orders as it is stored. */
export interface PeopleImportInput extends PeopleImportContext {
  readonly state: PeopleImportState;
}

/** Events that the machine accepts. */
export type PeopleImportEvent =
  /** The check has read the whole file, and found something to bring over or nothing. */
  | { readonly type: 'people.pass' }
  /** The file cannot be used. */
  | { readonly type: 'people.refuse' }
  /** The owner brings it over, or goes on after it stopped. */
  | { readonly type: 'people.bring' }
  /** An error of the shop; what was brought over so far stays. */
  | { readonly type: 'people.stop' }
  | { readonly type: 'people.undo' }
  /** All of it is brought over, or undone. */
  | { readonly type: 'people.finish' };
