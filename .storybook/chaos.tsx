import { chaosOf, noChaos, troubleGroups, troubles, withChaos } from '@kayal/mocks';
import type { Preview } from '@storybook/react-vite';
import { Fragment, type ReactElement, type ReactNode } from 'react';

const itemsOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** What the toolbar offers to go wrong, and where; the developer panel of `npm run dev` offers the same. */
export const chaosTools: NonNullable<Preview['globalTypes']> = {
  trouble: {
    description: 'What goes wrong',
    toolbar: { title: 'Trouble', icon: 'alert', dynamicTitle: true, items: itemsOf(troubles) },
  },
  troubleGroup: {
    description: 'Where it goes wrong',
    toolbar: { title: 'Where', icon: 'filter', dynamicTitle: true, items: itemsOf(troubleGroups) },
  },
};

/** Nothing goes wrong before anybody touches the toolbar. */
export const initialChaos = { trouble: noChaos.trouble, troubleGroup: noChaos.group } as const;

const chosen = { chaos: noChaos };
globalThis.fetch = withChaos(globalThis.fetch.bind(globalThis), () => chosen.chaos);

/** Takes the toolbar's choice before anything below it is drawn, and so before its first call. */
function choose(trouble: unknown, group: unknown): typeof noChaos {
  chosen.chaos = chaosOf(trouble, group);
  return chosen.chaos;
}

/** Troubles the calls of a story as the toolbar says; every choice starts the story anew. */
export function Chaos(props: {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  const { trouble, troubleGroup } = props.globals;
  const chaos = choose(trouble, troubleGroup);
  return <Fragment key={`${chaos.trouble} ${chaos.group}`}>{props.children}</Fragment>;
}
