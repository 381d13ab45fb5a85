import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import { compareSizes } from '@kayal/commerce-core';
import type { CatalogueFacts } from '../catalogue-facts.ts';
import { countFacets, type FacetCounts } from './product-facets.ts';
import type { ListFilter, ListSource } from '../lists/product-list.ts';

type FacetsAnswer = WireOf<'facets'>['answer'];
/** Values of one attribute that a filter offers. */
const maxChoices = 200;

type Choice = FacetsAnswer['categories'][number];

/** Counts in the order groups are listed; aliases are left out. */
function groupChoices(counts: ReadonlyMap<number, number>, facts: CatalogueFacts, kind: 'category' | 'list'): Choice[] {
  return facts.groups
    .filter((group) => (group.kind === 'category') === (kind === 'category') && group.id === group.same_as)
    .flatMap(({ id, name }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ value: String(id), label: name, count }];
    });
}

function colourChoices(
  counts: ReadonlyMap<string, number>,
  facts: CatalogueFacts,
  season: string,
): FacetsAnswer['colors'] {
  return [...counts]
    .map(([value, count]) => {
      const { name, hex } = facts.shownColour(value, season);
      return { value: value.trim(), label: name, hex, count };
    })
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

/** Choices in the owner's order, then by number or by letters. */
function attributeChoices({ attribute, counts }: FacetCounts['attributes'][number]) {
  const { id, name, kind, unit, choices } = attribute;
  const orderOf = (value: string): number => {
    const at = choices.indexOf(value);
    return at < 0 ? choices.length : at;
  };
  return {
    id,
    name,
    choices: [...counts]
      .map(([value, count]) => ({
        value,
        label: kind === 'number' && unit !== '' ? `${value} ${unit}` : value,
        count,
      }))
      .toSorted((a, b) =>
        kind === 'number'
          ? Number(a.value) - Number(b.value)
          : orderOf(a.value) - orderOf(b.value) || a.label.localeCompare(b.label, 'en'),
      )
      .slice(0, maxChoices),
  };
}

/** Counts for the filters of one list, named and ordered as a shopper reads them; amounts in rupees. */
export function facetsOf(source: ListSource, filter: ListFilter, facts: CatalogueFacts, season: string): FacetsAnswer {
  const counts = countFacets(facts.index, source, filter);
  return {
    total: counts.total,
    colors: colourChoices(counts.colours, facts, season),
    sizes: [...counts.sizes]
      .map(([value, count]) => ({ value, label: value, count }))
      .toSorted((a, b) => compareSizes(a.value, b.value)),
    categories: groupChoices(counts.categories, facts, 'category'),
    subCategories: groupChoices(counts.lists, facts, 'list'),
    ...(counts.origins.size > 0 && {
      origins: [...counts.origins]
        .map(([value, count]) => ({ value, label: value, count }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    }),
    ...(counts.attributes.length > 0 && { attributes: counts.attributes.map(attributeChoices) }),
    price: { min: paiseToRupees(counts.price?.min ?? 0), max: paiseToRupees(counts.price?.max ?? 0) },
  };
}
