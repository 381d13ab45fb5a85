import { selectShownFilters } from '@kayal/commerce-core';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { FilterProps } from './FilterSections.tsx';

/** The twelve labels of the palette, then the colours that only the catalogue has. */
export function ColourFilter({ options, context, filters, send }: FilterProps) {
  const { colours, mode } = selectShownFilters({ context }, filters);
  return (
    <ChoiceFilter
      legend="Colors"
      options={[...options.palette, ...options.moreColours]}
      selected={colours}
      combines={mode === 'combine'}
      anyLabel="Any colour"
      onChoose={(colour) => send({ type: 'colour.choose', colour })}
    />
  );
}
