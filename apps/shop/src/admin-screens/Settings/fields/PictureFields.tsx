import { pictureUrl } from '@kayal/api-contract/client';
import { Button, FileDrop } from '@kayal/design-system';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { tileFile } from '../../../parts/CataloguePicture/owner-picture.ts';
import { recordsIn, textIn, type SettingFieldProps } from '../form/field-schema.ts';
import { useSetting } from '../form/use-setting.ts';
import * as css from '../Settings.css.ts';

interface PictureFieldProps {
  readonly label: string;
  /** Name of a picture of the shop, or a path; empty for the one that the shop draws. */
  readonly value: string;
  /** The file to show, where the value is only the name of a drawing. */
  readonly file?: string;
  readonly onValue: (picture: string) => void;
  readonly hint?: string | undefined;
}

/** Width of the preview in device pixels at twice the density. */
const previewWidth = 640;

const accepted = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

/** A picture that is uploaded at once and shown; shoppers see it after the settings are saved. */
export function PictureField({ label, value, file = value, onValue, hint }: PictureFieldProps) {
  const api = useSettingsApi();
  const upload = useWrite(
    (chosen: File) => resultOf(api.addShopPicture(chosen)),
    ({ picture }) => onValue(picture),
  );
  return (
    <div className={css.pictureField}>
      {file === '' ? null : (
        <div className={css.pictureRow}>
          <img
            className={css.picture}
            src={file.startsWith('/') ? file : pictureUrl(file, { width: previewWidth })}
            alt={label}
          />
          {file === value ? (
            <Button variant="quiet" aria-label={`Show the drawn one instead: ${label}`} onClick={() => onValue('')}>
              Show the drawn one instead
            </Button>
          ) : null}
        </div>
      )}
      <FileDrop
        label={`${label}: drop it here, or choose it`}
        hint={['A JPEG, PNG or WebP, up to 6 MB.', hint].filter(Boolean).join(' ')}
        accept={accepted}
        onFiles={([chosen]) => {
          if (chosen !== undefined) upload.write(chosen);
        }}
        unavailableReason={upload.isBusy ? 'Uploading…' : undefined}
      />
      <WriteError of={upload} fallback="The picture was not uploaded. Check your connection and try again." />
    </div>
  );
}

/** The picture of the hero, and of any setting that is a picture. */
export function HeroPictureField({ path, schema }: SettingFieldProps) {
  const { value, set } = useSetting(path);
  return (
    <div className={css.whole}>
      <PictureField label={schema.title ?? ''} value={textIn(value)} hint={schema.description} onValue={set} />
    </div>
  );
}

/** The picture of a tile: the drawing of a department, or the owner's. */
export function TilePictureField({ path }: SettingFieldProps) {
  const { value } = useSetting(path);
  const tilesName = 'settings.home.tiles';
  const { getValues, setValue } = useFormContext();
  const tilePath = path.replace(/\.picture$/, '');
  const tile = recordsIn([useWatch({ name: `settings.${tilePath}` })])[0];
  const picture = textIn(value);
  /** The tile may have been moved or removed while its picture was uploaded. */
  const setPicture = (uploaded: string): void => {
    const tiles = recordsIn(getValues(tilesName));
    const at = tiles.findIndex((each) => each['to'] === tile?.['to'] && each['picture'] === picture);
    if (at !== -1) setValue(`${tilesName}.${at}.picture`, uploaded);
  };
  return (
    <PictureField
      label={`Picture of ${textIn(tile?.['label']) || 'the tile'}`}
      value={picture}
      file={tileFile(picture)}
      onValue={setPicture}
    />
  );
}
