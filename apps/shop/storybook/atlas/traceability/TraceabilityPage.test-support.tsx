import { Button, Heading, Select, Stack, StatePanel, Text, TextField } from '@kayal/design-system';
import { useState } from 'react';
import { RequirementItem } from './RequirementItem.test-support.tsx';
import { byArea, isProven, isShown, rowsFor, type TracedRequirement } from './requirements.test-support.ts';
import * as css from './TraceabilityPage.css.ts';

/** Max rows when several areas are listed, because all rows render slowly. One area is listed completely. */
const maxRows = 40;

const countOf = (found: number, shown: number): string => {
  if (found > shown) return `The first ${shown} of ${found} rows. Pick an area or search for the others.`;
  return found === 1 ? '1 row' : `${found} rows`;
};

interface TraceabilityPageProps {
  readonly requirements: readonly TracedRequirement[];
}

/** All requirements with their stories and tests, by area, with a search. */
export function TraceabilityPage({ requirements }: TraceabilityPageProps) {
  const [search, setSearch] = useState({ words: '', area: '' });
  const [picture, setPicture] = useState({ requirement: '', story: '' });
  const found = rowsFor(search, requirements);
  const shown = search.area === '' ? found.slice(0, maxRows) : found;
  const areas = [...byArea(requirements)];
  return (
    <Stack gap={32}>
      <Heading level={1}>
        {requirements.filter(isProven).length} of {requirements.length} rows
      </Heading>
      <Text className={css.lead}>
        Rows of the checklist and judgement calls that a story or another test proves;{' '}
        {requirements.filter(isShown).length} of them have a story. Its name opens it, Show draws it here as it is now.
      </Text>
      <search className={css.filters}>
        <TextField
          type="search"
          label="Search all by id or text"
          value={search.words}
          onChange={({ target }) => setSearch({ words: target.value, area: '' })}
        />
        <Select
          label="Area"
          placeholder="Every area"
          options={areas.map(([area, rows]) => ({ value: area, label: `${area} (${rows.length})` }))}
          value={search.area}
          onChange={({ target }) => setSearch({ ...search, area: target.value })}
        />
      </search>
      <Text role="status">{countOf(found.length, shown.length)}</Text>
      {found.length === 0 ? (
        <StatePanel
          kind="empty"
          icon="search"
          heading="No row has these words"
          text="The search looks at ids and at what the rows say."
          actions={<Button onClick={() => setSearch({ words: '', area: '' })}>Show every area</Button>}
        />
      ) : null}
      {[...byArea(shown)].map(([area, rows]) => (
        <section key={area}>
          <Heading level={2} size="medium" className={css.area}>
            {area}
          </Heading>
          <ul className={css.rows}>
            {rows.map((row) => (
              <RequirementItem
                key={row.id}
                requirement={row}
                open={picture.requirement === row.id ? picture.story : null}
                onOpen={(story) => setPicture({ requirement: row.id, story: story ?? '' })}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
