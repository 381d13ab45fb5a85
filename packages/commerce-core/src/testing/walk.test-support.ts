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
import { messages } from '../texts/messages.ts';
import { declaredTransitions } from '../statechart/statechart-of.ts';

/** The possible answers of each invoked actor, by the id of the invocation. */
export type Answers = Readonly<
  Record<string, { readonly done?: readonly unknown[]; readonly error?: readonly unknown[] }>
>;

/** Options of a walk. */
export interface WalkOptions {
  readonly machine: AnyStateMachine;
  /** Inputs to start from; one walk for each, counted together. */
  readonly inputs?: readonly unknown[];
  /** Events to send: one of each kind that guards distinguish. */
  readonly events: readonly AnyEventObject[];
  readonly answers?: Answers;
  /** The part of the context that guards read. Keep it small: it multiplies the states of the model. */
  readonly facts?: (context: AnyMachineSnapshot['context']) => unknown;
}

/** Result of a walk. */
export interface WalkReport {
  /** 'cart: 7 of 7 states, 24 of 24 transitions'. */
  readonly summary: string;
  readonly missingStates: readonly string[];
  readonly missingTransitions: readonly string[];
  /** Steps where the running actor and the model ended in different states. */
  readonly disagreements: readonly string[];
  /**
   * Ids of the texts each transition showed, by the transition's id, as JSON: the last column of its statechart's
   * table.
   */
  readonly messages: string;
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

const isMessageId = (id: unknown): id is string => typeof id === 'string' && Object.hasOwn(messages, id);

/** The message ids in emitted events. */
function messagesIn(emitted: readonly unknown[]): string[] {
  return emitted.flatMap((each) => {
    if (typeof each !== 'object' || each === null) return [];
    const held = 'notice' in each ? each.notice : each;
    if (typeof held !== 'object' || held === null || !('messageId' in held)) return [];
    return isMessageId(held.messageId) ? [held.messageId] : [];
  });
}

/** Whether a transition has an action that can emit, which is any action except a plain `assign`. */
function canEmit(machine: AnyStateMachine, { actions }: AnyTransitionDefinition): boolean {
  return actions.some((action) => {
    const made: unknown =
      typeof action === 'function'
        ? action
        : machine.implementations.actions[typeof action === 'string' ? action : action.type];
    return !(typeof made === 'function' && 'type' in made && made.type === 'xstate.assign');
  });
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
  const shown = new Map<string, Set<string>>();

  const replay = (input: unknown, steps: readonly AnyEventObject[]): AnyMachineSnapshot => {
    const clock = new SimulatedClock();
    let acting: AnyTransitionDefinition[] = [];
    let emitted: unknown[] = [];
    const actor = createActor(machine, {
      input,
      clock,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        for (const transition of inspected._transitions) {
          seenTransitions.add(transition);
          if (transition.actions.length > 0) acting.push(transition);
        }
      },
    });
    actor.on('*', (event) => void emitted.push(event));
    const watch = (): void => {
      for (const node of actor.getSnapshot()._nodes) {
        seenStates.add(node.id);
      }
    };
    const note = (transition: AnyTransitionDefinition, ids: readonly string[]): void => {
      const id = transitions.get(transition) ?? '';
      if (ids.length > 0) shown.set(id, new Set([...(shown.get(id) ?? []), ...ids]));
    };
    const noteMessages = (errorBefore: unknown): void => {
      const { error } = actor.getSnapshot().context;
      const messageIds = messagesIn(emitted);
      for (const transition of acting.filter((each) => canEmit(machine, each))) note(transition, messageIds);
      if (messageIds.length > 0 || error === errorBefore || !isMessageId(error)) return;
      for (const transition of acting) note(transition, [error]);
    };
    actor.start();
    watch();
    for (const event of steps) {
      const errorBefore: unknown = actor.getSnapshot().context.error;
      acting = [];
      emitted = [];
      const timers = Object.values(actor.system.getSnapshot()._scheduledEvents);
      const timer = timers.find((scheduled) => scheduled.event.type === event.type);
      if (timer === undefined) actor.send(event);
      else clock.increment(timer.delay);
      watch();
      noteMessages(errorBefore);
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
  const messageIds = [...shown].map(([id, ids]) => [id, [...ids].toSorted().join(', ')] as const);
  const inOrder = Object.fromEntries(messageIds.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const json = `${JSON.stringify(inOrder, null, 2)}\n`;
  return { summary, missingStates, missingTransitions, disagreements, messages: json };
}
