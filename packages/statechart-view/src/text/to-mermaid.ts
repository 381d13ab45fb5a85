import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../model/chart-of.ts';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types.ts';
import { labelText } from '../model/label-text.ts';

/** Mermaid reads these characters as syntax; their entity codes are shown as the characters. */
const codes: Readonly<Record<string, string>> = { '#': '#35;', ';': '#59;', ':': '#58;', '"': '#quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[#;:"]/g, (character) => codes[character] ?? character).replaceAll(/\s+/g, ' ');

/** A label: its event, guard and actions. */
function labelOf(transition: ChartTransition): string {
  const actions = transition.actions.length > 0 ? ` / ${transition.actions.join(', ')}` : '';
  return escaped(`${labelText(transition)}${actions}`);
}

/** Mermaid's names may not have dots, so each state gets a short one and shows its key. */
function namesOf(chart: Chart): (id: string) => string {
  const names = new Map(chart.states.map(({ id }, index) => [id, `s${index}`]));
  return (id) => names.get(id) ?? id;
}

function noteLines(state: ChartState, name: string, chart: Chart): string[] {
  const stays = chart.transitions.filter(({ from, to }) => from === state.id && to.length === 0);
  const texts = [
    ...state.entry.map((action) => `entry / ${action}`),
    ...state.exit.map((action) => `exit / ${action}`),
    ...state.invokes.map(({ src }) => `invoke ${src}`),
  ].map(escaped);
  return [...texts, ...stays.map(labelOf)].map((text) => `${name} : ${text}`);
}

function stateLines(chart: Chart, state: ChartState, nameOf: (id: string) => string): string[] {
  const name = nameOf(state.id);
  const history = state.history === 'deep' ? 'H*' : 'H';
  const title = state.kind === 'history' ? `${state.name} (${history})` : state.name;
  const children = chart.states.filter(({ parent }) => parent === state.id);
  const head = `state "${escaped(title)}" as ${name}`;
  // A state with inner states cannot have lines of text, so they go into a note.
  if (children.length === 0) return [head, ...noteLines(state, name, chart)];
  const notes = noteLines(state, name, chart).map((line) => `  ${line.slice(name.length + 3)}`);
  const inner = children.flatMap((child, index) => [
    ...(index > 0 && state.kind === 'parallel' ? ['--'] : []),
    ...stateLines(chart, child, nameOf),
    ...(child.kind === 'final' ? [`${nameOf(child.id)} --> [*]`] : []),
  ]);
  return [
    head,
    `state ${name} {`,
    ...state.initial.map((id) => `  [*] --> ${nameOf(id)}`),
    ...inner.map((line) => `  ${line}`),
    '}',
    ...(notes.length > 0 ? [`note right of ${name}`, ...notes, 'end note'] : []),
  ];
}

/**
 * A machine as a Mermaid state diagram, for a README or a wiki. Each arrow is written beside the outermost states,
 * because Mermaid accepts no arrow between inner states of different states elsewhere.
 */
export function toMermaid(machine: AnyStateMachine): string {
  return chartToMermaid(chartOf(machine));
}

/** A chart as a Mermaid state diagram. */
export function chartToMermaid(chart: Chart): string {
  const nameOf = namesOf(chart);
  const [root] = chart.states;
  const arrows = chart.transitions.flatMap((transition) =>
    transition.to.map((target) => `${nameOf(transition.from)} --> ${nameOf(target)} : ${labelOf(transition)}`),
  );
  const states = root === undefined ? [] : stateLines(chart, root, nameOf);
  return ['stateDiagram-v2', ...[...states, ...arrows].map((line) => `  ${line}`), ''].join('\n');
}
