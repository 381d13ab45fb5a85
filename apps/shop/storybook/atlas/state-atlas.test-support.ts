import { statechartOf, type Statechart } from '@kayal/commerce-core/statechart';
import { machines } from './machines.test-support.ts';
import { notShowable } from './not-showable.test-support.ts';
import type { StorySource } from './read-stories.test-support.ts';
import { screens, situations, widths } from './screens.test-support.ts';

/** A state of a machine, or a situation of a screen at a width, that a story must show. */
export interface Place {
  /** Its name in `parameters.states`. */
  readonly state: string;
  /** A width of the screen; null for any. */
  readonly width: string | null;
  /** Ids of the stories that show it; an empty list is a gap. */
  readonly stories: readonly string[];
}

/** A machine or a screen with all its states. */
export interface Chapter {
  readonly name: string;
  readonly places: readonly Place[];
  /** States that need no story, each with the reason. */
  readonly excused: readonly { readonly state: string; readonly reason: string }[];
}

/** All machines and screens with the states that need stories, and those stories. */
export interface StateAtlas {
  readonly shown: number;
  readonly total: number;
  readonly machines: readonly Chapter[];
  readonly screens: readonly Chapter[];
}

type Wanted = Omit<Place, 'stories'>;
type Page = Omit<Chapter, 'places'> & { readonly wanted: readonly Wanted[] };

const reasons: Readonly<Record<string, string | undefined>> = notShowable;
const atOnce = 'Left at once, by a transition that asks for nothing.';

function machinePage(chart: Statechart): Page {
  const leftAtOnce = new Set(
    chart.transitions.filter(({ event, guard }) => event === '' && guard === null).map(({ from }) => from),
  );
  const innermost = chart.states.filter(({ kind }) => kind === 'atomic' || kind === 'final').map(({ id }) => id);
  const reasonOf = (id: string): string | undefined => reasons[id] ?? (leftAtOnce.has(id) ? atOnce : undefined);
  return {
    name: chart.id,
    wanted: innermost.filter((id) => reasonOf(id) === undefined).map((state) => ({ state, width: null })),
    excused: innermost.flatMap((state) => {
      const reason = reasonOf(state);
      return reason === undefined ? [] : [{ state, reason }];
    }),
  };
}

/** `ready` needs a story at every width, other situations on a phone, and the screen's own at any width. */
function screenPage([name, screen]: [string, (typeof screens)[keyof typeof screens]]): Page {
  const own = 'own' in screen ? screen.own : [];
  const shown = situations.filter((situation) => screen.situations[situation] === true);
  return {
    name,
    wanted: [
      ...shown.flatMap((situation) =>
        (situation === 'ready' ? widths : (['phone'] as const)).map((width) => ({
          state: `${name}/${situation}`,
          width,
        })),
      ),
      ...own.map((situation) => ({ state: `${name}/${situation}`, width: null })),
    ],
    excused: situations.flatMap((situation) => {
      const reason = screen.situations[situation];
      return reason === true ? [] : [{ state: `${name}/${situation}`, reason }];
    }),
  };
}

const machinePages = machines.map((machine) => machinePage(statechartOf(machine)));
const screenPages = Object.entries(screens).map(screenPage);

/** The atlas of some stories. */
export function stateAtlas(stories: readonly StorySource[]): StateAtlas {
  const claims = stories.flatMap(({ id, states, width }) => (states ?? []).map((state) => ({ id, state, width })));
  const byState = Map.groupBy(claims, ({ state }) => state);
  const chapterOf = ({ wanted, ...page }: Page): Chapter => ({
    ...page,
    places: wanted.map((want) => ({
      ...want,
      stories: (byState.get(want.state) ?? [])
        .filter(({ width }) => want.width === null || want.width === width)
        .map(({ id }) => id),
    })),
  });
  const atlas = { machines: machinePages.map(chapterOf), screens: screenPages.map(chapterOf) };
  const places = chaptersOf(atlas).flatMap((chapter) => chapter.places);
  return { shown: places.filter((place) => place.stories.length > 0).length, total: places.length, ...atlas };
}

/** Machines and screens, one after another. */
export const chaptersOf = (atlas: Pick<StateAtlas, 'machines' | 'screens'>): Chapter[] => [
  ...atlas.machines,
  ...atlas.screens,
];

/** The name of a state in a list. */
export const placeName = ({ state, width }: Wanted): string => (width === null ? state : `${state} at ${width}`);

/** The gaps, one line for each machine or screen. */
export function gapsIn(atlas: StateAtlas): string[] {
  return chaptersOf(atlas).flatMap(({ name, places }) => {
    const missing = places.filter(({ stories }) => stories.length === 0).map(placeName);
    return missing.length === 0 ? [] : [`${name}: ${missing.map((each) => each.slice(name.length + 1)).join(', ')}`];
  });
}

/** Claims of unknown states, such as a machine's former state. */
export function unknownClaims(stories: readonly StorySource[]): string[] {
  const known = new Set([...machinePages, ...screenPages].flatMap(({ wanted }) => wanted.map(({ state }) => state)));
  return stories.flatMap(({ id, states }) =>
    (states ?? []).filter((state) => !known.has(state)).map((state) => `${id} shows ${state}`),
  );
}
