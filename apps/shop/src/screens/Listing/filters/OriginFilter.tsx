import { selectShownFilters } from '@kayal/commerce-core';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { FilterProps } from './FilterSections.tsx';

/** The countries of origin in this list, and those that are chosen. */
export function OriginFilter({ data, context, filters, send }: FilterProps) {
  const { origins, mode } = selectShownFilters({ context }, filters);
  const gone = origins.filter((origin) => !data.origins.some(({ value }) => value === origin));
  return (
    <ChoiceFilter
      legend="Country of origin"
      options={[...data.origins, ...gone.map((origin) => ({ value: origin, label: origin, count: 0 }))]}
      selected={origins}
      combines={mode === 'combine'}
      anyLabel="Any country"
      onChoose={(origin) => send({ type: 'origin.choose', origin })}
    />
  );
}
