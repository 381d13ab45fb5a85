import type { ShopSettings } from '@kayal/api-contract/client';
import { TextField } from '@kayal/design-system';
import { tileFile } from '../../../parts/CataloguePicture/owner-picture.ts';
import { LinkField } from '../fields/LinkField.tsx';
import { ListEditor } from '../fields/ListEditor.tsx';
import { PictureField } from '../fields/PictureField.tsx';
import { withEntry } from '../setting-texts.ts';
import type { SectionProps } from './SectionFields.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';

type Tile = ShopSettings['home']['tiles'][number];

/** The tiles with another picture of one, which may have been moved, changed or removed while it was uploaded. */
function withPicture(tiles: readonly Tile[], tile: Tile, picture: string): Tile[] {
  const same = tiles.indexOf(tile);
  const at = same === -1 ? tiles.findIndex((each) => each.to === tile.to && each.picture === tile.picture) : same;
  return withEntry(tiles, at, { picture });
}

/** The doors of the home page. */
export function TilesGroup({ settings, onChange }: SectionProps) {
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
          <TileFields
            entry={tile}
            onChange={(change) => set(withEntry(home.tiles, index, change))}
            onPicture={(picture) =>
              onChange((now) => ({ ...now, home: { ...now.home, tiles: withPicture(now.home.tiles, tile, picture) } }))
            }
          />
        )}
      />
    </SettingsGroup>
  );
}

interface TileFieldsProps {
  readonly entry: Tile;
  readonly onChange: (change: Partial<Tile>) => void;
  readonly onPicture: (picture: string) => void;
}

function TileFields({ entry, onChange, onPicture }: TileFieldsProps) {
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
      <LinkField value={entry.to} onValue={(to) => onChange({ to })} />
      <PictureField
        label={`Picture of ${entry.label || 'the tile'}`}
        value={entry.picture}
        file={tileFile(entry.picture)}
        onValue={onPicture}
      />
    </>
  );
}
