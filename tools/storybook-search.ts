import * as core from '@kayal/commerce-core';
import { machines } from '../apps/shop/storybook/atlas/machines.test-support.ts';
import { tokenSpecs } from '../packages/design-system/src/tokens.ts';
import { statechartOf } from '@kayal/commerce-core/statechart';
import { requirements } from './traceability.ts';

/** A page of Storybook. */
interface SearchPage {
  readonly name: string;
  readonly text: string;
}

/** Plain text in MDX, where braces and angle brackets would be code. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}<>[\]#|~]/g, String.raw`\$&`);

function pageOf(name: string, introduction: string, sections: readonly string[]): SearchPage {
  const head = [
    "import { Meta } from '@storybook/addon-docs/blocks';",
    '',
    `<Meta title="Find/${name}" />`,
    '',
    `# ${name}`,
    '',
    introduction,
  ];
  return { name, text: `${[head.join('\n'), ...sections].join('\n\n')}\n` };
}

/** `orderPlacementMachine`, as it is imported. */
const exportOf = (machine: unknown): string => Object.entries(core).find(([, value]) => value === machine)?.[0] ?? '';

/** `orderPlacementMachine` → `order-placement`, as in the id of the story of its drawing. */
const storyOf = (name: string): string =>
  name.replace(/Machine$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function machineSection(machine: (typeof machines)[number]): string {
  const { states, transitions } = statechartOf(machine);
  const name = exportOf(machine);
  // The others are of XState: an actor's end, a delay, a transition at once.
  const events = [...new Set(transitions.map(({ event }) => event))].filter((event) => /^(?!xstate\.)./.test(event));
  return [
    `### ${name}`,
    `${states.length} states, ${transitions.length} transitions: [drawing and table](?path=/story/statecharts--${storyOf(name)}), [live beside its screen](?path=/story/statecharts-live--${storyOf(name)}).`,
    `Events: ${events.toSorted().map(plain).join(', ')}.`,
  ].join('\n\n');
}

/** Pages of Storybook for all requirements, all tokens and all machines; its search finds their headings. */
export function searchPages(): readonly SearchPage[] {
  const rows = requirements().map(({ id, text }) => `### ${id} ${plain(text)}`);
  const tokens = tokenSpecs.map(
    ({ path: token, variable, purpose }) => `### ${token}\n\n#### ${variable}\n\n${plain(purpose)}`,
  );
  return [
    pageOf(
      'Requirements',
      'Every row of the checklist. [Traceability](?path=/story/atlas-traceability--traceability) names the code, the stories and the tests of each.',
      rows,
    ),
    pageOf(
      'Tokens',
      'Every token and its CSS variable. [Tokens](?path=/story/tokens--tokens) shows their values.',
      tokens,
    ),
    pageOf('Machines', 'Every machine of the shop.', machines.map(machineSection)),
  ];
}
