import { chaosOf, noChaos, problemGroups, problems, withChaos } from '@kayal/mocks';
import type { Preview } from '@storybook/react-vite';
import { Fragment, type ReactElement, type ReactNode } from 'react';

const itemsOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Toolbar: simulated problems and the calls that have them, as in the developer panel of `npm run dev`. */
export const chaosTools: NonNullable<Preview['globalTypes']> = {
  problem: {
    description: 'What goes wrong',
    toolbar: { title: 'Problem', icon: 'alert', dynamicTitle: true, items: itemsOf(problems) },
  },
  problemGroup: {
    description: 'Where it goes wrong',
    toolbar: { title: 'Where', icon: 'filter', dynamicTitle: true, items: itemsOf(problemGroups) },
  },
};

/** The initial choice: no problem. */
export const initialChaos = { problem: noChaos.problem, problemGroup: noChaos.group } as const;

const chosen = { chaos: noChaos };
globalThis.fetch = withChaos(globalThis.fetch.bind(globalThis), () => chosen.chaos);

/** Sets the toolbar's choice before the story renders, so that it affects the first call. */
function choose(problem: unknown, group: unknown): typeof noChaos {
  chosen.chaos = chaosOf(problem, group);
  return chosen.chaos;
}

/** Answers a story's calls with the problem chosen in the toolbar. A new choice restarts the story. */
export function Chaos(props: {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  const { problem, problemGroup } = props.globals;
  const chaos = choose(problem, problemGroup);
  return <Fragment key={`${chaos.problem} ${chaos.group}`}>{props.children}</Fragment>;
}
