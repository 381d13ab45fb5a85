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

/** A requirement with all that names it. Files are named from the root of the repository. */
export interface TracedRequirement extends Requirement {
  readonly stories: readonly NamedStory[];
  /** Tests of every other kind, and files of stories that name it outside of their stories. */
  readonly tests: readonly string[];
  readonly code: readonly string[];
}

/** Whether a story or another test stands for it. */
export const isProven = ({ stories, tests }: Pick<TracedRequirement, 'stories' | 'tests'>): boolean =>
  stories.length + tests.length > 0;

/** Whether a story stands for it. */
export const isShown = ({ stories }: Pick<TracedRequirement, 'stories'>): boolean => stories.length > 0;

/** The part of the checklist that a row belongs to: its id up to the number. */
export const areaOf = ({ id }: Requirement): string => id.replace(/\.?\d+$/, '');

/** Areas in the order of the checklist, each with its rows. */
export const byArea = (rows: readonly TracedRequirement[]): Map<string, TracedRequirement[]> =>
  Map.groupBy(rows, areaOf);

/** What a reader looks for. */
export interface Search {
  /** Words that all stand in the id or the text, in any order. */
  readonly words: string;
  /** One area, or none for every. */
  readonly area: string;
}

/** The rows that a reader looks for. */
export function rowsFor({ words, area }: Search, rows: readonly TracedRequirement[]): TracedRequirement[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = `${row.id} ${row.text}`.toLowerCase();
    return (area === '' || areaOf(row) === area) && wanted.every((word) => text.includes(word));
  });
}
