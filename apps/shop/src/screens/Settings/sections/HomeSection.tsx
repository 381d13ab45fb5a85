import type { ShopSettings } from '@kayal/api-contract/client';
import { MeasureField, Select, TextArea, TextField } from '@kayal/design-system';
import { ListEditor } from '../fields/ListEditor.tsx';
import { withEntry } from '../setting-texts.ts';
import type { SectionProps } from './SectionFields.tsx';
import * as css from '../Settings.css.ts';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import { shelfOptions, shelfSourceOf } from './shelf-options.ts';

/** The hero, the strip of words, the tiles and the shelves of the home page. */
export function HomeSection(props: SectionProps) {
  return (
    <>
      <HeroGroup {...props} />
      <StripGroup {...props} />
      <TilesGroup {...props} />
      <ShelvesGroup {...props} />
    </>
  );
}

function HeroGroup({ settings, onChange }: SectionProps) {
  const { hero } = settings;
  const set = (change: Partial<typeof hero>) => onChange({ ...settings, hero: { ...hero, ...change } });
  return (
    <SettingsGroup title="Hero" text="The first thing a shopper sees.">
      <div className={css.pair}>
        <TextField
          label="Small line above"
          value={hero.kicker}
          maxLength={80}
          onChange={(event) => set({ kicker: event.target.value })}
        />
        <TextField
          label="Headline"
          value={hero.headline}
          maxLength={120}
          onChange={(event) => set({ headline: event.target.value })}
        />
      </div>
      <TextArea
        label="Text"
        rows={3}
        value={hero.text}
        maxLength={300}
        onChange={(event) => set({ text: event.target.value })}
      />
      <div className={css.pair}>
        <TextField
          label="Button"
          value={hero.action}
          maxLength={40}
          onChange={(event) => set({ action: event.target.value })}
        />
        <TextField
          label="Picture"
          value={hero.picture}
          hint="Name of an uploaded picture; empty for the drawn one."
          onChange={(event) => set({ picture: event.target.value.trim() })}
        />
      </div>
    </SettingsGroup>
  );
}

function StripGroup({ settings, onChange }: SectionProps) {
  return (
    <SettingsGroup title="Strip of words">
      <TextField
        label="Words that run across the page"
        value={settings.promoStrip}
        maxLength={200}
        onChange={(event) => onChange({ ...settings, promoStrip: event.target.value })}
      />
    </SettingsGroup>
  );
}

interface EntryFieldsProps<Entry> {
  readonly entry: Entry;
  readonly onChange: (change: Partial<Entry>) => void;
}

function TilesGroup({ settings, onChange }: SectionProps) {
  const { home } = settings;
  const set = (tiles: typeof home.tiles) => onChange({ ...settings, home: { ...home, tiles } });
  return (
    <SettingsGroup title="Tiles">
      <ListEditor
        noun="tile"
        entries={home.tiles}
        nameOf={({ label }) => label}
        empty={{ label: '', action: '', to: '/', picture: '' }}
        onChange={set}
        fieldsOf={(tile, index) => (
          <TileFields entry={tile} onChange={(change) => set(withEntry(home.tiles, index, change))} />
        )}
      />
    </SettingsGroup>
  );
}

function TileFields({ entry, onChange }: EntryFieldsProps<ShopSettings['home']['tiles'][number]>) {
  return (
    <>
      <TextField
        label="Title"
        value={entry.label}
        maxLength={60}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <TextField
        label="Words of the link"
        value={entry.action}
        maxLength={60}
        onChange={(event) => onChange({ action: event.target.value })}
      />
      <TextField
        label="Leads to"
        value={entry.to}
        hint="An address of the shop, or https://…"
        onChange={(event) => onChange({ to: event.target.value.trim() })}
      />
      <TextField
        label="Picture"
        value={entry.picture}
        onChange={(event) => onChange({ picture: event.target.value.trim() })}
      />
    </>
  );
}

function ShelvesGroup({ settings, onChange }: SectionProps) {
  const { home } = settings;
  const set = (shelves: typeof home.shelves) => onChange({ ...settings, home: { ...home, shelves } });
  return (
    <SettingsGroup title="Shelves" text="Rows of products, from top to bottom.">
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

function ShelfFields({ entry, onChange }: EntryFieldsProps<ShopSettings['home']['shelves'][number]>) {
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
        onChange={(event) => onChange({ source: shelfSourceOf(event.target.value) })}
      />
      {entry.source === 'category' || entry.source === 'sub-category' ? (
        <TextField
          label="Id"
          inputMode="numeric"
          value={entry.id}
          onChange={(event) => onChange({ id: event.target.value.trim() })}
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
