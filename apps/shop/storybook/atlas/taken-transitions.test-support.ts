import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { AnyTransitionDefinition } from 'xstate';
import { isOfMachine, onInspection } from './watch-actors.test-support.ts';

/** That a story takes a transition. */
export interface TransitionClaim {
  /** Its id in the statechart: 'cart.ready --line.add[0]-->'. */
  readonly transition: string;
  /** Id of the story, or of the story's test. */
  readonly story: string;
  /** The user's input that causes it, such as 'click button “Log in”'; null where none does. */
  readonly by: string | null;
}

/** The transitions of the current story with the inputs that caused them. */
const taken = new Map<string, Set<string>>();

/** The id of a transition, as `statechartOf` gives it. */
function idOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const own = [...[...source.transitions.values()].flat(), ...(source.always ?? [])];
  return `${source.id} --${eventType || 'always'}[${own.indexOf(transition)}]-->`;
}

/** Forgets the transitions of earlier stories. */
export const forgetTransitions = (): void => taken.clear();

const control = 'a[href], button, input, select, textarea, summary, label, [role], form';
const inputEvents = new Set(['input', 'change', 'submit']);

function elementOf(event: Event): Element | null {
  const target = event instanceof SubmitEvent ? (event.submitter ?? event.target) : event.target;
  const nearest = target instanceof Element ? target.closest(control) : null;
  return nearest instanceof HTMLLabelElement ? nearest.control : nearest;
}

/** The user's input that is handled now, by role and name. */
function currentInput(): string | null {
  const { event } = window;
  if (event === undefined || !(event instanceof UIEvent || inputEvents.has(event.type))) return null;
  const element = elementOf(event);
  const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
  const at = element === null ? 'page' : `${getRole(element) ?? element.localName} “${computeAccessibleName(element)}”`;
  return `${event.type}${key} ${at}`;
}

onInspection((inspected) => {
  if (inspected.type !== '@xstate.microstep' || !isOfMachine(inspected.snapshot)) return;
  for (const transition of inspected._transitions) {
    const id = idOf(transition);
    const inputs = taken.get(id) ?? new Set();
    taken.set(id, inputs);
    const input = transition.eventType === inspected.event.type ? currentInput() : null;
    if (input !== null) inputs.add(input);
  }
});

/** What a story took, as claims: one for each input that caused a transition. */
export const takenBy = (story: string): readonly TransitionClaim[] =>
  [...taken].flatMap(([transition, inputs]) =>
    (inputs.size === 0 ? [null] : [...inputs]).map((by) => ({ transition, story, by })),
  );

/** The claims of a story that do not hold, one line for each. */
export const transitionErrors = (claims: readonly TransitionClaim[]): string[] =>
  claims.flatMap(({ transition, by }) => {
    const inputs = taken.get(transition);
    if (inputs === undefined) return [`${transition} was not taken`];
    return by === null || inputs.has(by)
      ? []
      : [`${transition} was not taken by ${by}, but by ${[...inputs].join(', ') || 'no input'}`];
  });
