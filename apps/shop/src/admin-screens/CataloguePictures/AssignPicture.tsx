import { pictureViews, type PictureView, type UnmatchedPicture } from '@kayal/api-contract/client';
import { Alert, Button, Dialog, Select, Stack, type DialogProps } from '@kayal/design-system';
import { useState } from 'react';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { readCategories } from '../../data/admin/items.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { reloadReads, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { ItemPicker } from '../../parts/ItemPicker/ItemPicker.tsx';
import { useFoundItems } from '../../parts/ItemPicker/use-found-items.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './CataloguePictures.css.ts';
import { ColourPicker } from './ColourPicker.tsx';
import { sideOptions } from './outcome-texts.ts';

interface AssignPictureProps extends Pick<DialogProps, 'returnFocus'> {
  readonly picture: UnmatchedPicture;
  readonly onClose: () => void;
  /** Called after the picture was assigned, unless the dialog was closed before the answer. */
  readonly onAssigned: () => void;
}

interface Place {
  readonly itemId: number;
  readonly colour: string;
  readonly view: PictureView;
}

/** A dialog that assigns a picture to a product, colour and side. */
export function AssignPicture({ picture, returnFocus, onClose, onAssigned }: AssignPictureProps) {
  const api = useBackOfficeApi();
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [item, setItem] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [colour, setColour] = useState('');
  const [view, setView] = useState<PictureView>('front');
  const [isMissing, setIsMissing] = useState(false);
  const categories = useRead(['categories'], (signal) => readCategories(api, signal));
  const items = useFoundItems(categoryId);
  const assign = useWrite(
    (place: Place) => resultOf(api.assignPicture(picture.id, place.itemId, place.colour, place.view)),
    (_answer, _place, isLeft) => {
      if (!isLeft) return onAssigned();
      // The dialog of the next picture may be open by now.
      reloadReads('unmatched pictures');
      reloadReads('picture batch');
    },
  );
  const press = () => {
    const isIncomplete = item === null || colour === '';
    setIsMissing(isIncomplete);
    if (!isIncomplete) assign.write({ itemId: item.id, colour, view });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title="Whose picture is this?"
      description={picture.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={assign.isBusy} busyLabel="Saving" onClick={press}>
            Put it in the shop
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <img className={css.preview} src={picture.url} alt={picture.name} />
        {categories.error !== null && categories.data === undefined ? (
          <RetryPanel heading="We could not load the categories" onRetry={categories.reload} />
        ) : (
          <>
            <Select
              label="Category"
              placeholder={categories.data === undefined ? 'Loading…' : 'Choose a category'}
              value={categoryId === null ? '' : String(categoryId)}
              options={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(event) => {
                setCategoryId(event.target.value === '' ? null : Number(event.target.value));
                setItem(null);
                setColour('');
              }}
            />
            <ItemPicker
              categoryId={categoryId}
              search={items}
              picked={item}
              onPick={({ id, name }) => {
                setItem({ id, name });
                setColour('');
              }}
            />
            <ColourPicker itemId={item?.id ?? null} value={colour} onPick={setColour} />
            <Select
              label="Side"
              value={view}
              options={sideOptions}
              onChange={(event) => setView(pictureViews.find((each) => each === event.target.value) ?? 'front')}
            />
          </>
        )}
        {isMissing ? <Alert tone="danger">Choose an item and its colour first.</Alert> : null}
        <WriteError of={assign} fallback="The picture was not saved. Try again." />
      </Stack>
    </Dialog>
  );
}
