/// <reference types="vite/client" />
import { messages } from '@kayal/commerce-core';
import requirementsText from '../../../../../docs/traceability/requirements.json?raw';
import { storyId, storyName, testId } from '../story-ids.test-support.ts';

/** A story that shows a message. */
export interface MessagePlace {
  /** The story's id in Storybook. */
  readonly storyId: string;
  /** Title of its file and name of the story, as the sidebar has them. */
  readonly label: string;
}

/** A row of section 8. */
export interface MessageRow {
  readonly id: string;
  /** When it is shown. */
  readonly when: string;
  /** The string, byte for byte; null where the specification has none. */
  readonly text: string | null;
  readonly places: readonly MessagePlace[];
}

/** Rows of section 8 without a text of their own, and what the shop shows for them. */
export const silent: Readonly<Record<string, string>> = {
  'S8.WISH.06': 'Nothing is said; the thing comes back and the refusal is logged.',
  'S8.IMG.01': 'Never that something was stored: the details are missing, and it says so.',
  'S8.IMG.03': 'The file that failed is named in the overlay, and the failure is logged.',
  'S8.IMG.04': 'Another picture stands in.',
  'S8.COLOR.03': 'No empty table: a notice with another try, and the failure is logged.',
  'S8.COLOR.04': 'The edits stay, and the rows that were sent are marked.',
  'S8.GEN.01': 'The list of suggestions is empty, the search works, and the failure is logged.',
  'S8.GEN.02': 'No empty list: a notice with another try, and the failure is logged.',
};

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../{src,storybook}/**/*.stories.tsx', '../../../../../packages/*/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The ids of section 8 in a name, ranges such as `S8.CART.05-07` expanded. */
function idsIn(name: string): string[] {
  return [...name.matchAll(/\b(S8\.[A-Z]+\.)(\d\d)(?:-(\d\d))?/g)].flatMap(
    ([, area = '', first = '', last = first]) => {
      const [from, to] = [Number(first), Number(last)];
      return Array.from({ length: to - from + 1 }, (_, step) => area + String(from + step).padStart(2, '0'));
    },
  );
}

/** The tests of one file of stories, and the stories with a comment above them, with the rows they name. */
function placesIn(source: string): { readonly ids: readonly string[]; readonly place: MessagePlace }[] {
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? '';
  const labelOf = (exported: string) => `${title.split('/').at(-1) ?? ''}: ${storyName(exported)}`;
  const tests = [...source.matchAll(/^(\w+)\.test\(\s*'((?:[^'\\]|\\.)*)'/gm)].map(([, exported = '', name = '']) => ({
    ids: idsIn(name),
    place: { storyId: testId(storyId(title, exported), name), label: labelOf(exported) },
  }));
  const stories = [...source.matchAll(/((?:^\/\/ .*\n)+)export const (\w+) =/gm)].map(
    ([, words = '', exported = '']) => ({
      ids: idsIn(words),
      place: { storyId: storyId(title, exported), label: labelOf(exported) },
    }),
  );
  return [...tests, ...stories];
}

interface Requirement {
  readonly id: string;
  readonly text: string;
}

const isMessageId = (id: string): id is keyof typeof messages => Object.hasOwn(messages, id);

/** Every row of section 8 with the stories that show it, read from the sources of the stories. */
export function messageRows(): MessageRow[] {
  const requirements: readonly Requirement[] = JSON.parse(requirementsText);
  const tests = Object.values(sources).flatMap(placesIn);
  return requirements
    .filter(({ id }) => id.startsWith('S8.'))
    .map(({ id, text: when }) => ({
      id,
      when,
      text: isMessageId(id) ? messages[id] : null,
      places: tests.filter(({ ids }) => ids.includes(id)).map(({ place }) => place),
    }));
}
