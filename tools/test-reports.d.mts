/** A test that failed. */
export interface FailedTest {
  /** The test's file, relative to the working folder. */
  readonly file: string;
  readonly name: string;
  /** The first lines of its error. */
  readonly message: string;
}

/** Reads the JSON report of a run of Vitest. @param isFiltered whether the run chose tests by name */
export function readVitestReport(
  file: string,
  isFiltered: boolean,
): { readonly passed: number; readonly skipped: number; readonly failures: readonly FailedTest[] };
