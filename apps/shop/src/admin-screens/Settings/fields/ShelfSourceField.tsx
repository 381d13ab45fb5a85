import { shelfSources } from '@kayal/api-contract/client';
import { Select } from '@kayal/design-system';
import { useSetting } from '../form/use-setting.ts';
import { textIn, type SettingFieldProps } from '../form/field-schema.ts';
import { isListEmpty, useShopLists } from './use-shop-lists.ts';

type ShelfSource = (typeof shelfSources)[number];

const labels: Readonly<Record<ShelfSource, string>> = {
  NewArrivals: 'New arrivals',
  BestSeller: 'Best sellers',
  LimitedSale: 'Limited sale',
  category: 'A category',
  'sub-category': 'A sub-category',
  all: 'All products',
};

const options = shelfSources.map((source) => ({ value: source, label: labels[source] }));

/** What a shelf shows: the source, and for a category or sub-category which one. */
export function ShelfSourceField({ path }: SettingFieldProps) {
  const source = useSetting(path);
  const list = useSetting(path.replace(/source$/, 'id'));
  const shopLists = useShopLists();
  const kind = shelfSources.find((each) => each === source.value) ?? 'all';
  const id = textIn(list.value);
  const choices = kind === 'category' ? shopLists.categories : shopLists.lists;
  const isEmpty = kind !== 'all' && isListEmpty(shopLists, kind, id);
  return (
    <>
      <Select
        {...source.shown}
        label="Shows"
        value={kind}
        options={options}
        hint={isEmpty ? 'Not shown now: nothing of it is on sale.' : undefined}
        onChange={(event) => {
          source.set(event.target.value);
          list.set('');
        }}
      />
      {kind === 'category' || kind === 'sub-category' ? (
        <Select
          {...list.shown}
          label={kind === 'category' ? 'Category' : 'Sub-category'}
          placeholder={choices === undefined ? 'Loading…' : 'Choose one'}
          value={id}
          options={(choices ?? []).map((each) => ({ value: String(each.id), label: each.name }))}
          onChange={(event) => list.set(event.target.value)}
        />
      ) : null}
    </>
  );
}
