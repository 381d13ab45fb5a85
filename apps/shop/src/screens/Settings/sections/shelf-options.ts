import { shelfSources } from '@kayal/api-contract/client';

type ShelfSource = (typeof shelfSources)[number];

const labels: Readonly<Record<ShelfSource, string>> = {
  NewArrivals: 'New arrivals',
  BestSeller: 'Best sellers',
  LimitedSale: 'Limited sale',
  category: 'A category',
  'sub-category': 'A sub-category',
  all: 'All products',
};

/** Sources of a shelf as options. */
export const shelfOptions = shelfSources.map((source) => ({ value: source, label: labels[source] }));

/** The source with this name; all products for an unknown name. */
export const shelfSourceOf = (value: string): ShelfSource => shelfSources.find((source) => source === value) ?? 'all';
