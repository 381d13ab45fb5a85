import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import { compareSizes } from '@kayal/commerce-core';
import type { CatalogueFacts } from '../catalogue-facts.ts';
import { countFacets } from './product-facets.ts';
import type { ListFilter, ListSource } from '../lists/product-list.ts';

type FacetsAnswer = WireOf<'facets'>['answer'];
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
    price: { min: paiseToRupees(counts.price?.min ?? 0), max: paiseToRupees(counts.price?.max ?? 0) },
  };
}
