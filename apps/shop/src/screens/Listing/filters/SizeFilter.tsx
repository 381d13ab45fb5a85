import { selectShownFilters } from '@kayal/commerce-core';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { FilterProps } from './FilterSections.tsx';

/** The specified sizes and those that only the catalogue has. */
export function SizeFilter({ options, context, filters, send }: FilterProps) {
  const { sizes, mode } = selectShownFilters({ context }, filters);
  return (
    <ChoiceFilter
      legend="Size"
      columns={2}
      options={options.sizes}
      selected={sizes}
      combines={mode === 'combine'}
      anyLabel="Any size"
      onChoose={(size) => send({ type: 'size.choose', size })}
    />
  );
}
