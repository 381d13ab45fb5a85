import { messages } from '@kayal/commerce-core';
import { PageHeading, Select, Stack, StatePanel } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { ItemPicker } from '../../parts/ItemPicker/ItemPicker.tsx';
import { useFoundItems } from '../../parts/ItemPicker/use-found-items.ts';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import type { ImageUploadData, loader } from './ImageUpload.loader.ts';
import * as css from './ImageUploadScreen.css.ts';
import { ItemPictures } from './ItemPictures.tsx';
import { NextUnpictured } from './NextUnpictured.tsx';
import { usePageData, usePageState, usePages } from '../../runtime/pages/use-pages.ts';

/** The page's address with the picked category and item. */
const address = (category: string, item = ''): string => {
  const picked = Object.entries({ category, item }).filter(([, id]) => id !== '');
  return `${paths.imageUpload}?${new URLSearchParams(picked).toString()}`;
};

const optionsOf = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** The part below the two pickers: the item's pictures, or the reason why there are none. */
function Picked({ item, itemId, categoryId, isEmpty }: ImageUploadData & { readonly isEmpty: boolean }) {
  const { revalidate } = usePages();
  if (item === 'failed') return <RetryPanel heading={messages['J51.LOAD']} onRetry={() => void revalidate()} />;
  if (item !== null && item.colours.length > 0) return <ItemPictures key={item.id} item={item} />;
  if (itemId !== null) {
    return <StatePanel kind="empty" icon="image" heading="No colours" text="This item has no colours to picture." />;
  }
  if (isEmpty) {
    return <StatePanel kind="empty" icon="image" heading="No items" text="Nothing is in this category yet." />;
  }
  const text = categoryId === null ? 'Pick a category, then an item.' : 'Now pick an item.';
  return <StatePanel kind="empty" icon="image" heading="Whose pictures?" text={text} />;
}

/** Pictures of the catalogue: pick a category, an item, then a picture for each colour. */
export function ImageUploadScreen() {
  const loaded = usePageData<typeof loader>();
  const navigate = useNavigate();
  const { next } = usePageState();
  // While a request runs, the pickers already show the new choice; the part below still shows the old item.
  const wanted = next?.pathname === paths.imageUpload ? new URLSearchParams(next.search) : null;
  const data = loaded.status === 'ready' ? loaded.value : null;
  const category = wanted?.get('category') ?? String(data?.categoryId ?? '');
  const item = wanted === null ? String(data?.itemId ?? '') : (wanted.get('item') ?? '');
  const search = useFoundItems(category === '' ? null : Number(category));
  // Not in a transition, which would reset the lists until it ends and lose a second key press.
  const pick = (...picked: Parameters<typeof address>) => void navigate(address(...picked), { flushSync: true });
  const nameOf = (known: ImageUploadData['item'], id: number): string => {
    if (known !== null && known !== 'failed' && known.id === id) return known.name;
    return search.data?.items.find((each) => each.id === id)?.name ?? 'Item';
  };

  return (
    <Stack gap={32}>
      <PageMeta title="Image Upload" after="back office" hidden />
      <PageHeading title="Image Upload" />
      {data === null ? (
        <LoadFailure />
      ) : (
        <>
          <div className={css.picks}>
            <Select
              label="Category"
              placeholder="Select a category"
              options={optionsOf(data.categories)}
              value={category}
              onChange={(event) => pick(event.target.value)}
            />
            <ItemPicker
              categoryId={category === '' ? null : Number(category)}
              search={search}
              picked={item === '' ? null : { id: Number(item), name: nameOf(data.item, Number(item)) }}
              onPick={({ id }) => pick(category, String(id))}
            />
          </div>
          {wanted === null ? null : <p role="status">Loading...</p>}
          <Picked {...data} isEmpty={data.categoryId !== null && search.data?.total === 0 && search.searched === ''} />
          <NextUnpictured categoryId={data.categoryId} item={data.item === 'failed' ? null : data.item} />
        </>
      )}
    </Stack>
  );
}
