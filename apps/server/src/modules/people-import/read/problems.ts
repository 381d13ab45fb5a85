import { peopleProblems, type PeopleFileError, type PeopleProblem, type WireOf } from '@kayal/api-contract';

/** Rows of each kind that are named. */
const maxNamed = 20;

/** The problems of a file on the wire. They name rows and no values, so that nothing personal is kept with them. */
export type FoundProblems = WireOf<'getPeopleImports'>['answer'][number]['problems'];

/** Counts the problems of a file by kind, and names the first rows. */
export class Problems {
  readonly #found = new Map<PeopleProblem, { rows: number; readonly first: number[] }>();

  add(kind: PeopleProblem, row: number): void {
    const found = this.#found.get(kind) ?? { rows: 0, first: [] };
    found.rows += 1;
    if (found.first.length < maxNamed) found.first.push(row);
    this.#found.set(kind, found);
  }

  found(): FoundProblems {
    return peopleProblems.flatMap((kind) => {
      const found = this.#found.get(kind);
      return found === undefined ? [] : [{ kind, ...found }];
    });
  }
}

/** Why a file as a whole is refused. */
export class PeopleFileRefusal extends Error {
  override readonly name = 'PeopleFileRefusal';
  readonly code: PeopleFileError;
  /** As a spreadsheet counts; 0 for the file as a whole. */
  readonly row: number;

  constructor(code: PeopleFileError, text: string, row = 0) {
    super(text);
    this.code = code;
    this.row = row;
  }
}
