import { attributeChoice, partsOfAttributeChoice, type Facets } from '@kayal/api-contract/client';
import { selectShownFilters } from '@kayal/commerce-core';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { FilterProps } from './FilterSections.tsx';

interface AttributeFilterProps extends FilterProps {
  readonly attribute: Facets['attributes'][number];
}

/** The attributes of the list, and those of chosen values that no product of the list has, such as of a removed attribute. */
export function attributesToFilter(
  { attributes }: FilterProps['data'],
  chosen: readonly string[],
): Facets['attributes'] {
  const gone = [...new Set(chosen.map((choice) => partsOfAttributeChoice(choice).id))].filter(
    (id) => !attributes.some((attribute) => attribute.id === id),
  );
  return [...attributes, ...gone.map((id) => ({ id, name: id, choices: [] }))];
}

/** The values of an attribute in this list, and those that are chosen. */
export function AttributeFilter({ attribute: { id, name, choices }, context, filters, send }: AttributeFilterProps) {
  const { attributes, mode } = selectShownFilters({ context }, filters);
  const selected = attributes
    .map(partsOfAttributeChoice)
    .filter((choice) => choice.id === id)
    .map(({ value }) => value);
  const gone = selected.filter((value) => !choices.some((choice) => choice.value === value));
  return (
    <ChoiceFilter
      legend={name}
      options={[...choices, ...gone.map((value) => ({ value, label: value, count: 0 }))]}
      selected={selected}
      combines={mode === 'combine'}
      anyLabel={`Any ${name.toLowerCase()}`}
      onChoose={(value) => send({ type: 'attribute.choose', choice: attributeChoice(id, value) })}
    />
  );
}
