import { eventWords, statechartOf, type ChartTransition } from '@kayal/commerce-core/statechart';
import { machines } from './machines.test-support.ts';
import { neverTaken, notByInput } from './not-by-input.test-support.ts';
import type { StorySource } from './read-stories.test-support.ts';
import type { TransitionClaim } from './taken-transitions.test-support.ts';

/** A transition, and the story that takes it. */
export interface TransitionPlace {
  readonly transition: string;
  /** Its state, event and guard in words. */
  readonly label: string;
  /** Id of a story or of a story's test; null for a gap. */
  readonly story: string | null;
  /** The input, the answer or the time that causes it, or why no input does. */
  readonly cause: string;
}

/** A machine with its transitions. */
export interface TransitionChapter {
  readonly name: string;
  readonly places: readonly TransitionPlace[];
  /** Transitions that no story takes, each with the reason. */
  readonly excused: readonly { readonly transition: string; readonly label: string; readonly reason: string }[];
}

/** All transitions, how many of them a story takes, and how many of those a user's input causes. */
export interface TransitionAtlas {
  readonly taken: number;
  readonly total: number;
  readonly byInput: number;
  readonly machines: readonly TransitionChapter[];
}

const charts = machines.map((machine) => statechartOf(machine));

const isSent = ({ event }: ChartTransition): boolean => event !== '' && !event.startsWith('xstate.');

const reasonNotByInput = ({ id, event }: ChartTransition): string | undefined => notByInput[id] ?? notByInput[event];

function causeOf(transition: ChartTransition, by: string | null): string {
  return by ?? (isSent(transition) ? (reasonNotByInput(transition) ?? '') : eventWords(transition.event));
}

function labelOf({ id, from, event, guard }: ChartTransition, name: string): string {
  const place = from === name ? 'anywhere' : from.slice(name.length + 1);
  const twin = Number(/\[(\d+)\]-->$/.exec(id)?.[1] ?? 0);
  return `${place}: ${eventWords(event)}${guard === null || guard === '' ? '' : ` [${guard}]`}${twin === 0 ? '' : ` (${twin + 1})`}`;
}

/** The atlas of some claims. */
export function transitionAtlas(claims: readonly TransitionClaim[]): TransitionAtlas {
  const byTransition = new Map(claims.map((claim) => [claim.transition, claim]));
  const chapters = charts.map(({ id: name, transitions }): TransitionChapter => ({
    name,
    places: transitions
      .filter(({ id }) => neverTaken[id] === undefined)
      .map((each) => {
        const claim = byTransition.get(each.id);
        const [label, cause] = [labelOf(each, name), causeOf(each, claim?.by ?? null)];
        return { transition: each.id, label, story: claim?.story ?? null, cause };
      }),
    excused: transitions.flatMap((each) => {
      const reason = neverTaken[each.id];
      return reason === undefined ? [] : [{ transition: each.id, label: labelOf(each, name), reason }];
    }),
  }));
  const places = chapters.flatMap((chapter) => chapter.places);
  return {
    taken: places.filter(({ story }) => story !== null).length,
    total: charts.flatMap(({ transitions }) => transitions).length,
    byInput: claims.filter(({ by }) => by !== null).length,
    machines: chapters,
  };
}

/** Transitions that a story takes by an event without an input, and that have no reason for it. */
export function withoutInput(claims: readonly TransitionClaim[]): string[] {
  const byId = new Map(charts.flatMap(({ transitions }) => transitions).map((each) => [each.id, each]));
  return claims.flatMap(({ transition, by }) => {
    const each = byId.get(transition);
    const isExplained = by !== null || each === undefined || !isSent(each) || reasonNotByInput(each) !== undefined;
    return isExplained ? [] : [transition];
  });
}

/** Claims and reasons that fit no transition, story or test any more. */
export function staleClaims(claims: readonly TransitionClaim[], stories: readonly StorySource[]): string[] {
  const all = charts.flatMap(({ transitions }) => transitions);
  const known = new Set(all.map(({ id }) => id));
  const names = new Set([...known, ...all.map(({ event }) => event)]);
  const ids = new Set(stories.flatMap(({ id, tests }) => [id, ...tests]));
  return [
    ...claims.filter(({ transition }) => !known.has(transition)).map(({ transition }) => `no transition ${transition}`),
    ...claims.filter(({ story }) => !ids.has(story)).map(({ story }) => `no story ${story}`),
    ...claims
      .filter(({ transition }) => neverTaken[transition] !== undefined)
      .map(({ transition }) => `a story takes ${transition}`),
    ...Object.keys(neverTaken)
      .filter((id) => !known.has(id))
      .map((id) => `no transition ${id}`),
    ...Object.keys(notByInput)
      .filter((id) => !names.has(id))
      .map((id) => `no event or transition ${id}`),
  ];
}

/**
 * One claim for each transition, in the order of the machines. An input comes before none, a claim that is already listed
 * before a new one, and a story that is chosen for another transition before one more, so that few stories are listed.
 * @param recorded what stories took in a run; the listed claims of those stories hold only when they are among it
 */
export function chooseClaims(
  listed: readonly TransitionClaim[],
  recorded: readonly TransitionClaim[],
): TransitionClaim[] {
  const ran = new Set(recorded.map(({ story }) => story));
  const keyOf = ({ transition, story, by }: TransitionClaim): string => JSON.stringify([transition, story, by]);
  const seen = new Set(recorded.map(keyOf));
  const kept = listed.filter((claim) => !ran.has(claim.story) || seen.has(keyOf(claim)));
  const candidates = Map.groupBy([...kept, ...recorded], ({ transition }) => transition);
  const wanted = charts.flatMap(({ transitions }) => transitions);
  const chosen = new Map(kept.map((claim) => [claim.transition, claim]));
  const stories = new Set(kept.map(({ story }) => story));
  const optionsOf = (transition: ChartTransition): readonly TransitionClaim[] => {
    const all = candidates.get(transition.id) ?? [];
    const inputs = isSent(transition) ? all.filter(({ by }) => by !== null) : [];
    return inputs.length > 0 ? inputs : all.map((claim) => ({ ...claim, by: null }));
  };
  const fewestFirst = wanted
    .map((transition) => ({ id: transition.id, options: optionsOf(transition) }))
    .toSorted((a, b) => a.options.length - b.options.length);
  for (const { id, options } of fewestFirst) {
    const before = chosen.get(id);
    const isBetter = before?.by === null && options.some(({ by }) => by !== null);
    const claim = options.find(({ story }) => stories.has(story)) ?? options[0];
    if (claim === undefined || (before !== undefined && !isBetter)) continue;
    chosen.set(id, claim);
    stories.add(claim.story);
  }
  return wanted.flatMap(({ id }) => chosen.get(id) ?? []);
}
