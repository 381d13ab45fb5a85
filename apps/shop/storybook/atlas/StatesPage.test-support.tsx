import { DataTable, Heading, Stack, StatCard, Text, TextLink, type DataColumn } from '@kayal/design-system';
import type { Chapter, Place, StateAtlas } from './state-atlas.test-support.ts';
import type { TransitionAtlas, TransitionChapter, TransitionPlace } from './transition-atlas.test-support.ts';
import * as css from './StatesPage.css.ts';
import { storyLink } from './story-ids.test-support.ts';

function PlaceItem({ name, place }: { readonly name: string; readonly place: Place }) {
  const label = `${place.state.slice(name.length + 1)}${place.width === null ? '' : ` at ${place.width}`}`;
  const [first, ...others] = place.stories;
  return (
    <li className={css.place}>
      {first === undefined ? (
        <Text tone="danger">{label}: no story</Text>
      ) : (
        <TextLink href={storyLink(first)} target="_top">
          {label}
        </TextLink>
      )}
      {others.map((id, index) => (
        <TextLink key={id} href={storyLink(id)} target="_top" aria-label={`${label}, story ${index + 2}`}>
          {index + 2}
        </TextLink>
      ))}
    </li>
  );
}

/** Reasons with the states they hold for. */
function Reasons({ name, excused }: Pick<Chapter, 'name' | 'excused'>) {
  const byReason = Object.entries(Object.groupBy(excused, ({ reason }) => reason));
  return byReason.map(([reason, states = []]) => (
    <p key={reason} className={css.reason}>
      <strong>{states.map(({ state }) => state.slice(name.length + 1)).join(', ')}</strong> {reason}
    </p>
  ));
}

const isShown = (place: Place): boolean => place.stories.length > 0;

const columnsFor = (kind: string): DataColumn<Chapter>[] => [
  { id: 'name', header: kind, names: true, cell: ({ name }) => name },
  {
    id: 'shown',
    header: 'Shown',
    cell: ({ places }) => `${places.filter(isShown).length} of ${places.length}`,
  },
  {
    id: 'states',
    header: 'States and their stories',
    cell: ({ name, places }) => (
      <ul className={css.places}>
        {places.map((place) => (
          <PlaceItem key={`${place.state} ${place.width}`} name={name} place={place} />
        ))}
      </ul>
    ),
  },
  { id: 'excused', header: 'Without a story', cell: (chapter) => <Reasons {...chapter} /> },
];

function TransitionItem({ place: { label, story, cause } }: { readonly place: TransitionPlace }) {
  return (
    <li className={css.place}>
      {story === null ? (
        <Text tone="danger">{label}: no story</Text>
      ) : (
        <TextLink href={storyLink(testedStory(story))} target="_top">
          {label}
        </TextLink>
      )}
      <Text>{cause}</Text>
    </li>
  );
}

/** A test has no page of its own; it runs on its story's. */
const testedStory = (story: string): string => story.split(':')[0] ?? story;

const transitionColumns: DataColumn<TransitionChapter>[] = [
  { id: 'name', header: 'Machine', names: true, cell: ({ name }) => name },
  {
    id: 'taken',
    header: 'Taken',
    cell: ({ places }) => `${places.filter(({ story }) => story !== null).length} of ${places.length}`,
  },
  {
    id: 'transitions',
    header: 'Transitions, what causes each, and a story of it',
    cell: ({ places }) => (
      <ul className={css.places}>
        {places.map((place) => (
          <TransitionItem key={place.transition} place={place} />
        ))}
      </ul>
    ),
  },
  {
    id: 'excused',
    header: 'Without a story',
    cell: ({ excused }) =>
      excused.map(({ transition, label, reason }) => (
        <p key={transition} className={css.reason}>
          <strong>{label}</strong> {reason}
        </p>
      )),
  },
];

interface StatesPageProps {
  readonly atlas: StateAtlas & { readonly transitions: TransitionAtlas };
}

/** The state atlas: every machine and every screen with all they can show, each state a link to its story; and every transition. */
export function StatesPage({ atlas }: StatesPageProps) {
  const { shown, total, machines, screens, transitions } = atlas;
  return (
    <Stack gap={32}>
      <Heading level={1}>
        {shown} of {total} states
      </Heading>
      <Text>Every state of every machine, and every situation of every screen, opens in its story.</Text>
      <div className={css.figures}>
        <StatCard label="Machines" value={String(machines.length)} detail={stateCount(machines)} />
        <StatCard label="Screens" value={String(screens.length)} detail={stateCount(screens)} />
        <StatCard
          label="Transitions"
          value={`${transitions.taken} of ${transitions.total}`}
          detail={`${transitions.byInput} by an input on the screen`}
        />
      </div>
      <Heading level={2}>Machines</Heading>
      <DataTable caption="Machines" columns={columnsFor('Machine')} rows={machines} rowKey={({ name }) => name} />
      <Heading level={2}>Screens</Heading>
      <DataTable caption="Screens" columns={columnsFor('Screen')} rows={screens} rowKey={({ name }) => name} />
      <Heading level={2}>Transitions</Heading>
      <Text>What a recorded run of the stories showed. An input is named by the role and the name of its element.</Text>
      <DataTable
        caption="Transitions of the machines"
        columns={transitionColumns}
        rows={transitions.machines}
        rowKey={({ name }) => name}
      />
    </Stack>
  );
}

const stateCount = (chapters: readonly Chapter[]): string =>
  `${chapters.flatMap(({ places }) => places).length} states`;
