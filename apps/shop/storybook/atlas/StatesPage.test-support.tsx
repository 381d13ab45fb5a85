import { DataTable, Heading, Stack, StatCard, Text, TextLink, type DataColumn } from '@kayal/design-system';
import type { Chapter, Place, StateAtlas } from './state-atlas.test-support.ts';
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

interface StatesPageProps {
  readonly atlas: StateAtlas;
}

/** The state atlas: every machine and every screen with all they can show, each state a link to its story. */
export function StatesPage({ atlas }: StatesPageProps) {
  const { shown, total, machines, screens } = atlas;
  return (
    <Stack gap={32}>
      <Heading level={1}>
        {shown} of {total} states
      </Heading>
      <Text>Every state of every machine, and every situation of every screen, opens in its story.</Text>
      <div className={css.figures}>
        <StatCard label="Machines" value={String(machines.length)} detail={stateCount(machines)} />
        <StatCard label="Screens" value={String(screens.length)} detail={stateCount(screens)} />
      </div>
      <Heading level={2}>Machines</Heading>
      <DataTable caption="Machines" columns={columnsFor('Machine')} rows={machines} rowKey={({ name }) => name} />
      <Heading level={2}>Screens</Heading>
      <DataTable caption="Screens" columns={columnsFor('Screen')} rows={screens} rowKey={({ name }) => name} />
    </Stack>
  );
}

const stateCount = (chapters: readonly Chapter[]): string =>
  `${chapters.flatMap(({ places }) => places).length} states`;
