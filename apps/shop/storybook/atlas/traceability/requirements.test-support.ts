/** A row of the checklist, or a judgement call. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
}

/** A story that names a requirement, in the comments directly above it, in its name or in its tests' names. */
export interface NamedStory {
  /** The story's id in Storybook. */
  readonly id: string;
  /** Title of its file and name of the story, as the sidebar has them. */
  readonly name: string;
  /** The width it is meant for: phone, tablet or desktop. */
  readonly width: string;
}

/** A requirement with the stories, tests and code that name it. Paths are relative to the repository. */
export interface TracedRequirement extends Requirement {
  readonly stories: readonly NamedStory[];
  /** All other tests, and story files that name it outside of their stories. */
  readonly tests: readonly string[];
  readonly code: readonly string[];
}

/** Whether a story or another test names it. */
export const isProven = ({ stories, tests }: Pick<TracedRequirement, 'stories' | 'tests'>): boolean =>
  stories.length + tests.length > 0;

/** Whether a story names it. */
export const isShown = ({ stories }: Pick<TracedRequirement, 'stories'>): boolean => stories.length > 0;

/** The part of the checklist that a row belongs to: its id up to the number. */
export const areaOf = ({ id }: Requirement): string => id.replace(/\.?\d+$/, '');

/** Areas in the order of the checklist, each with its rows. */
export const byArea = (rows: readonly TracedRequirement[]): Map<string, TracedRequirement[]> =>
  Map.groupBy(rows, areaOf);

/** A search of the page. */
export interface Search {
  /** Words that must all be in the id or the text, in any order. */
  readonly words: string;
  /** An area; empty for all. */
  readonly area: string;
}

/** The rows that match a search. */
export function rowsFor({ words, area }: Search, rows: readonly TracedRequirement[]): TracedRequirement[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = `${row.id} ${row.text}`.toLowerCase();
    return (area === '' || areaOf(row) === area) && wanted.every((word) => text.includes(word));
  });
}
