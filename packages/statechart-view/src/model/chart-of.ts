import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart.types.ts';
import { eventWords } from './event-words.ts';
import { actionName, guardName, isDelayAction, sourceName } from './names.ts';

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Every declared transition with its id in the chart, by the definition that XState reports when it is taken. */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    own.forEach((transition, index) =>
      found.set(transition, `${node.id}: ${transition.eventType || 'always'} #${index}`),
    );
  }
  return found;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** XState leaves the kind of history out when the machine does, and then restores only the next level. */
function historyOf(node: AnyStateNode): ChartState['history'] {
  if (node.type !== 'history') return null;
  return node.history === 'deep' ? 'deep' : 'shallow';
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    history: historyOf(node),
    initial: node.type === 'compound' ? (node.initial?.target ?? []).map(({ id }) => id) : [],
    tags: node.tags,
    description: textOf(node.description),
    entry: node.entry.filter((action) => !isDelayAction(action)).map(actionName),
    exit: node.exit.filter((action) => !isDelayAction(action)).map(actionName),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: sourceName(src, id) })),
  };
}

function transitionOf(definition: AnyTransitionDefinition, id: string): ChartTransition {
  const { source, target, eventType, guard, actions, reenter, description } = definition;
  return {
    id,
    from: source.id,
    to: (target ?? []).map((node) => node.id),
    event: eventType,
    ...eventWords(eventType, source.id),
    guard: guard === undefined ? null : guardName(guard),
    actions: actions.map(actionName),
    reenter,
    description: textOf(description),
  };
}

/** The state that a history state enters the first time: a sibling's key, a path below it, or '#id'. */
function defaultTarget(node: AnyStateNode, nodes: readonly AnyStateNode[]): string | null {
  const target: unknown = Reflect.get(node.config, 'target');
  if (typeof target !== 'string' || node.parent === undefined) return null;
  if (target.startsWith('#')) return nodes.find(({ id }) => id === target.slice(1))?.id ?? null;
  let found: AnyStateNode | undefined = node.parent;
  for (const key of target.replace(/^\./, '').split('.')) found = found?.states[key];
  return found?.id ?? null;
}

function historyDefaults(nodes: readonly AnyStateNode[]): ChartTransition[] {
  return nodes
    .filter(({ type }) => type === 'history')
    .flatMap((node) => {
      const target = defaultTarget(node, nodes);
      if (target === null) return [];
      return {
        id: `${node.id}: default #0`,
        from: node.id,
        to: [target],
        cause: 'default' as const,
        event: '',
        words: 'default',
        guard: null,
        actions: [],
        reenter: false,
        description: '',
      };
    });
}

/** A machine as plain data, read from the machine itself, so that it is never out of date. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  const declared = [...transitionIds(machine)].map(([definition, id]) => transitionOf(definition, id));
  return { id: machine.id, states: nodes.map(stateOf), transitions: [...declared, ...historyDefaults(nodes)] };
}
