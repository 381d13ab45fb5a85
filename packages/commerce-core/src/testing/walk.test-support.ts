import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  SimulatedClock,
  createActor,
  fromPromise,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** What an invoked actor may answer while a walk goes on, by the id of the invocation. */
export type Answers = Readonly<
  Record<string, { readonly done?: readonly unknown[]; readonly error?: readonly unknown[] }>
>;

/** What to walk and with what. */
export interface WalkOptions {
  readonly machine: AnyStateMachine;
  /** The inputs to start from; one walk each, counted together. */
  readonly inputs?: readonly unknown[];
  /** Events from outside, one of each kind that guards tell apart. */
  readonly events: readonly AnyEventObject[];
  readonly answers?: Answers;
  /** The part of the context that decides what can happen next; keep it small, it multiplies the states. */
  readonly facts?: (context: AnyMachineSnapshot['context']) => unknown;
}

/** What a walk saw. */
export interface WalkReport {
  /** 'cart: 7 of 7 states, 24 of 24 transitions'. */
  readonly summary: string;
  readonly missingStates: readonly string[];
  readonly missingTransitions: readonly string[];
  /** Steps where the running actor and the model ended in different states. */
  readonly disagreements: readonly string[];
}

function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, silent])) });
}

const silent = fromPromise(() => new Promise(() => undefined));

function eventsAt(snapshot: AnyMachineSnapshot, { events, answers = {} }: WalkOptions): AnyEventObject[] {
  const internal: AnyEventObject[] = [];
  for (const node of snapshot._nodes) {
    for (const type of node.ownEvents) if (type.startsWith('xstate.after.')) internal.push({ type });
    for (const { id } of node.invoke) {
      for (const output of answers[id]?.done ?? []) internal.push({ type: `xstate.done.actor.${id}`, output });
      for (const error of answers[id]?.error ?? []) internal.push({ type: `xstate.error.actor.${id}`, error });
    }
  }
  return [...internal, ...events];
}

function declaredTransitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  for (const node of [machine.root, ...getStateNodes(machine)]) {
    const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    own.forEach((transition, index) =>
      found.set(transition, `${node.id} --${transition.eventType || 'always'}[${index}]-->`),
    );
  }
  return found;
}

/**
 * Walks a machine: shortest paths to every state of its model, then every event from each of them, replayed on a
 * running actor with a simulated clock. Actors never answer by themselves; `answers` are injected instead.
 */
export function walkMachine(options: WalkOptions): WalkReport {
  const machine = withSilentActors(options.machine);
  const facts = options.facts ?? (() => null);
  const key = (snapshot: AnyMachineSnapshot): string => JSON.stringify([snapshot.value, facts(snapshot.context)]);
  const transitions = declaredTransitions(machine);
  const states = new Set(getStateNodes(machine).map((node) => node.id));
  const seenTransitions = new Set<AnyTransitionDefinition>();
  const seenStates = new Set<string>();
  const disagreements: string[] = [];

  const replay = (input: unknown, steps: readonly AnyEventObject[]): AnyMachineSnapshot => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, {
      input,
      clock,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        for (const transition of inspected._transitions) seenTransitions.add(transition);
      },
    });
    const watch = (): void => {
      for (const node of actor.getSnapshot()._nodes) {
        seenStates.add(node.id);
      }
    };
    actor.start();
    watch();
    for (const event of steps) {
      const timers = Object.values(actor.system.getSnapshot()._scheduledEvents);
      const timer = timers.find((scheduled) => scheduled.event.type === event.type);
      if (timer === undefined) actor.send(event);
      else clock.increment(timer.delay);
      watch();
    }
    const end = actor.getSnapshot();
    actor.stop();
    return end;
  };

  for (const input of options.inputs ?? [undefined]) {
    const paths = getShortestPaths(machine, {
      input,
      events: (snapshot: AnyMachineSnapshot) => eventsAt(snapshot, options),
      serializeState: key,
      limit: 20_000,
    });
    for (const { state, steps } of paths) {
      const way = steps.slice(1).map((step) => step.event);
      if (key(replay(input, way)) !== key(state)) disagreements.push(way.map((event) => event.type).join(' → '));
      if (state.status !== 'active') continue;
      for (const event of eventsAt(state, options)) {
        if (machine.getTransitionData(state, event).length > 0) replay(input, [...way, event]);
      }
    }
  }

  for (const transition of seenTransitions) seenStates.add(transition.source.id);
  const missingStates = [...states].filter((id) => !seenStates.has(id));
  const missingTransitions = [...transitions].filter(([each]) => !seenTransitions.has(each)).map(([, name]) => name);
  const summary =
    `${machine.id}: ${states.size - missingStates.length} of ${states.size} states, ` +
    `${transitions.size - missingTransitions.length} of ${transitions.size} transitions`;
  return { summary, missingStates, missingTransitions, disagreements };
}
