import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import { compareSizes } from '@kayal/commerce-core';
import type { Db } from '../../db/open-database.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { countProducts } from './catalogue.repository.ts';
import { countByCategory, countByGroup, countByVariant, priceRange, type Count } from './facets.repository.ts';
import type { ListFilter, ListSource } from './product-list.ts';

type FacetsAnswer = WireOf<'facets'>['answer'];
type Choice = FacetsAnswer['categories'][number];

/** Counts in the order groups are listed; groups that are only another name are left out (J15). */
function groupChoices(counts: readonly Count<number>[], facts: CatalogueFacts, kind: 'category' | 'group'): Choice[] {
  const byId = new Map(counts.map(({ value, count }) => [value, count]));
  return facts.groups
    .filter((group) => (group.kind === 'category') === (kind === 'category') && group.id === group.same_as)
    .flatMap(({ id, name }) => {
      const count = byId.get(id);
      return count === undefined ? [] : [{ value: String(id), label: name, count }];
    });
}

function colourChoices(counts: readonly Count<string>[], facts: CatalogueFacts, season: string): FacetsAnswer['colors'] {
  const names = facts.coloursOf(season);
  return counts
    .map(({ value, count }) => {
      const known = names.get(value);
      return { value: value.trim(), label: known?.name ?? value.trim().toUpperCase(), hex: known?.hex ?? '', count };
    })
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

/**
 * Counts for the filters of one list (J08): how many products each choice would leave. A group of choices does
 * not narrow itself, so that a second colour can be added to the first.
 */
export async function readFacets(
  db: Db,
  list: { readonly source: ListSource; readonly filter: ListFilter },
  facts: CatalogueFacts,
  season: string,
): Promise<FacetsAnswer> {
  const { source, filter } = list;
  const withoutGroups = { ...filter, groups: [] };
  const [total, colours, sizes, categories, groups, price] = await Promise.all([
    countProducts(db, list),
    countByVariant(db, source, { ...filter, colours: null }, 'colour'),
    countByVariant(db, source, { ...filter, sizes: null }, 'size'),
    countByCategory(db, source, withoutGroups),
    countByGroup(db, source, withoutGroups),
    priceRange(db, source, { ...filter, minMrp: null, maxMrp: null }),
  ]);
  return {
    total,
    colors: colourChoices(colours, facts, season),
    sizes: sizes
      .map(({ value, count }) => ({ value, label: value, count }))
      .toSorted((a, b) => compareSizes(a.value, b.value)),
    categories: groupChoices(categories, facts, 'category'),
    subCategories: groupChoices(groups, facts, 'group'),
    price: { min: paiseToRupees(price?.min ?? 0), max: paiseToRupees(price?.max ?? 0) },
  };
}
