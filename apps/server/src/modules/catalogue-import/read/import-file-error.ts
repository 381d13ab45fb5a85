/** Why a file cannot be read further, in words for its author. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  /** As a spreadsheet counts; 0 for the file as a whole. */
  readonly row: number;
  /** How to correct it. */
  readonly remedy: string;

  constructor(problem: string, remedy: string, row = 0) {
    super(problem);
    this.row = row;
    this.remedy = remedy;
  }
}

/** A file that ends in the middle of a cell. */
export class CutFileError extends ImportFileError {}
