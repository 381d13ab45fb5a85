import { Select, TextArea, TextField } from '@kayal/design-system';
import { ListEditor } from './ListEditor.tsx';
import { NumberField } from './NumberField.tsx';
import { wholeNumberOf, withEntry } from './setting-texts.ts';
import type { SectionProps } from './SettingsEditor.tsx';
import * as css from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import { shelfOptions, shelfSourceOf } from './shelf-options.ts';

/** The hero, the strip of words, the tiles and the shelves of the home page. */
export function HomeSection({ settings, onChange }: SectionProps) {
  const { hero, home } = settings;
  const setHero = (change: Partial<typeof hero>) => onChange({ ...settings, hero: { ...hero, ...change } });
  const setHome = (change: Partial<typeof home>) => onChange({ ...settings, home: { ...home, ...change } });
  return (
    <>
      <SettingsGroup title="Hero" text="The first thing a shopper sees.">
        <div className={css.pair}>
          <TextField
            label="Small line above"
            value={hero.kicker}
            maxLength={80}
            onChange={(event) => setHero({ kicker: event.target.value })}
          />
          <TextField
            label="Headline"
            value={hero.headline}
            maxLength={120}
            onChange={(event) => setHero({ headline: event.target.value })}
          />
        </div>
        <TextArea
          label="Text"
          rows={3}
          value={hero.text}
          maxLength={300}
          onChange={(event) => setHero({ text: event.target.value })}
        />
        <div className={css.pair}>
          <TextField
            label="Button"
            value={hero.action}
            maxLength={40}
            onChange={(event) => setHero({ action: event.target.value })}
          />
          <TextField
            label="Picture"
            value={hero.picture}
            hint="Name of an uploaded picture; empty for the drawn one."
            onChange={(event) => setHero({ picture: event.target.value.trim() })}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title="Strip of words">
        <TextField
          label="Words that run across the page"
          value={settings.promoStrip}
          maxLength={200}
          onChange={(event) => onChange({ ...settings, promoStrip: event.target.value })}
        />
      </SettingsGroup>
      <SettingsGroup title="Tiles">
        <ListEditor
          noun="tile"
          entries={home.tiles}
          nameOf={({ label }) => label}
          empty={{ label: '', action: '', to: '/', picture: '' }}
          onChange={(tiles) => setHome({ tiles })}
          fieldsOf={(tile, index) => {
            const set = (change: Partial<typeof tile>) => setHome({ tiles: withEntry(home.tiles, index, change) });
            return (
              <>
                <TextField
                  label="Title"
                  value={tile.label}
                  maxLength={60}
                  onChange={(event) => set({ label: event.target.value })}
                />
                <TextField
                  label="Words of the link"
                  value={tile.action}
                  maxLength={60}
                  onChange={(event) => set({ action: event.target.value })}
                />
                <TextField
                  label="Leads to"
                  value={tile.to}
                  hint="An address of the shop, or https://…"
                  onChange={(event) => set({ to: event.target.value.trim() })}
                />
                <TextField
                  label="Picture"
                  value={tile.picture}
                  onChange={(event) => set({ picture: event.target.value.trim() })}
                />
              </>
            );
          }}
        />
      </SettingsGroup>
      <SettingsGroup title="Shelves" text="Rows of products, from top to bottom.">
        <ListEditor
          noun="shelf"
          entries={home.shelves}
          nameOf={({ title }) => title}
          empty={{ title: '', source: 'NewArrivals', id: '', items: 8 }}
          onChange={(shelves) => setHome({ shelves })}
          fieldsOf={(shelf, index) => {
            const set = (change: Partial<typeof shelf>) => setHome({ shelves: withEntry(home.shelves, index, change) });
            return (
              <>
                <TextField
                  label="Title"
                  value={shelf.title}
                  maxLength={60}
                  onChange={(event) => set({ title: event.target.value })}
                />
                <Select
                  label="Shows"
                  value={shelf.source}
                  options={shelfOptions}
                  onChange={(event) => set({ source: shelfSourceOf(event.target.value) })}
                />
                {shelf.source === 'category' || shelf.source === 'sub-category' ? (
                  <TextField
                    label="Id"
                    inputMode="numeric"
                    value={shelf.id}
                    onChange={(event) => set({ id: event.target.value.trim() })}
                  />
                ) : null}
                <NumberField
                  label="Products"
                  value={shelf.items}
                  read={wholeNumberOf}
                  onValue={(items) => set({ items })}
                />
              </>
            );
          }}
        />
      </SettingsGroup>
    </>
  );
}
