import type { ShopSettings } from '@kayal/api-contract/client';
import { MeasureField, Select, TextField } from '@kayal/design-system';
import { ListEditor } from '../fields/ListEditor.tsx';
import { withEntry } from '../setting-texts.ts';
import type { SectionProps } from './SectionFields.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import { shelfOptions, shelfSourceOf } from './shelf-options.ts';
import { isListEmpty, useShopLists } from '../fields/use-shop-lists.ts';

type Shelf = ShopSettings['home']['shelves'][number];

/** The rows of products of the home page. */
export function ShelvesGroup({ settings, onChange }: SectionProps) {
  const { home } = settings;
  const set = (shelves: typeof home.shelves) => onChange({ ...settings, home: { ...home, shelves } });
  return (
    <SettingsGroup group="home" title="Shelves" text="Rows of products, from top to bottom.">
      <ListEditor
        noun="shelf"
        entries={home.shelves}
        nameOf={({ title }) => title}
        empty={{ title: '', source: 'NewArrivals', id: '', items: 8 }}
        onChange={set}
        fieldsOf={(shelf, index) => (
          <ShelfFields entry={shelf} onChange={(change) => set(withEntry(home.shelves, index, change))} />
        )}
      />
    </SettingsGroup>
  );
}

interface ShelfFieldsProps {
  readonly entry: Shelf;
  readonly onChange: (change: Partial<Shelf>) => void;
}

function ShelfFields({ entry, onChange }: ShelfFieldsProps) {
  const shopLists = useShopLists();
  const choices = entry.source === 'category' ? shopLists.categories : shopLists.lists;
  const isEmpty = entry.source !== 'all' && isListEmpty(shopLists, entry.source, entry.id);
  return (
    <>
      <TextField
        label="Title"
        value={entry.title}
        maxLength={60}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Select
        label="Shows"
        value={entry.source}
        options={shelfOptions}
        hint={isEmpty ? 'Not shown now: nothing of it is on sale.' : undefined}
        onChange={(event) => onChange({ source: shelfSourceOf(event.target.value), id: '' })}
      />
      {entry.source === 'category' || entry.source === 'sub-category' ? (
        <Select
          label={entry.source === 'category' ? 'Category' : 'Sub-category'}
          placeholder={choices === undefined ? 'Loading…' : 'Choose one'}
          value={entry.id}
          options={(choices ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => onChange({ id: event.target.value })}
        />
      ) : null}
      <MeasureField
        label="Length"
        unit="products"
        min={1}
        max={48}
        value={entry.items}
        onValue={(items) => onChange({ items })}
      />
    </>
  );
}
