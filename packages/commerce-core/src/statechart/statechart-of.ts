import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartState, ChartTransition, Statechart } from './statechart.types.ts';

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Every declared transition, by its id in the chart. */
export function declaredTransitions(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    own.forEach((transition, index) =>
      found.set(transition, `${node.id} --${transition.eventType || 'always'}[${index}]-->`),
    );
  }
  return found;
}

/** The name of a guard or action: its own, or that of the function that builds it. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string') return part.type;
  return typeof part === 'function' ? part.name : '';
}

function srcsOf(node: AnyStateNode): string[] {
  return node.invoke.map(({ src }) => nameOf(src));
}

/** Actors that start when a state is entered with its initial children. */
function callsInside(node: AnyStateNode): string[] {
  const inner = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
  return [...srcsOf(node), ...inner.flatMap(callsInside)];
}

function isInside(node: AnyStateNode, outer: AnyStateNode): boolean {
  for (let each: AnyStateNode | undefined = node; each !== undefined; each = each.parent) {
    if (each === outer) return true;
  }
  return false;
}

/** Actors that start with a transition: in its targets, and in states entered on the way to them. */
function callsOf({ source, target, reenter }: AnyTransitionDefinition): string[] {
  return (target ?? []).flatMap((node) => {
    const calls = callsInside(node);
    for (let outer = node.parent; outer !== undefined; outer = outer.parent) {
      if (isInside(source, outer) && !(reenter && outer === source)) break;
      calls.push(...srcsOf(outer));
    }
    return calls;
  });
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    initial: node.type === 'compound' ? (node.initial?.target[0]?.id ?? null) : null,
    tags: node.tags,
    calls: srcsOf(node),
  };
}

/** A machine as data, read from the machine itself, so that it cannot be out of date. */
export function statechartOf(machine: AnyStateMachine): Statechart {
  const transitions = [...declaredTransitions(machine)].map(([transition, id]): ChartTransition => ({
    id,
    from: transition.source.id,
    to: (transition.target ?? []).map((node) => node.id),
    event: transition.eventType,
    guard: transition.guard === undefined ? null : nameOf(transition.guard),
    actions: transition.actions.map(nameOf),
    calls: [...new Set(callsOf(transition))],
  }));
  return { id: machine.id, states: nodesOf(machine.root).map(stateOf), transitions };
}
