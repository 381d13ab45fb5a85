import { canonicalColour, errorCatalogue, pictureFile, readPictureName, type WireOf } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { picturesMadeAt } from '../fixtures/catalogue.ts';
import { uploadedPicture } from '../fixtures/images.ts';
import { waitingFile } from '../fixtures/picture-batches.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

type BatchFile = WireOf<'getPictureBatch'>['answer']['files'][number];

const refused = (file: BatchFile, code: 'image.invalid' | 'image.twice'): BatchFile => ({
  ...file,
  status: 'refused',
  code,
  reason: errorCatalogue[code].text,
});

/** Pictures in bulk. Files are checked by name only; each read of a batch finishes the next file. */
export function pictureBatchHandlers({ state, endpoint }: MockModule): MockRoute[] {
  /** The colour as the catalogue writes it; undefined when the product does not come in it. */
  const writtenColour = (productId: number, colour: string): string | undefined =>
    state.variants.find(({ ItemId, Color }) => ItemId === productId && canonicalColour(Color) === colour)?.Color;

  const keep = (productId: number, colour: string): string => {
    const name = pictureFile(productId, colour);
    const at = picturesMadeAt + nextId(state);
    state.products = state.products.map((row) => (row.ID === productId ? { ...row, PictureAt: at } : row));
    state.images = [...state.images.filter((image) => image.name !== name), { name, data: uploadedPicture }];
    return name;
  };

  const judged = (file: BatchFile, earlier: readonly BatchFile[]): BatchFile => {
    if (!/\.(webp|png|jpe?g)$/i.test(file.name)) return refused(file, 'image.invalid');
    const reading = readPictureName(file.name).find(({ productId, colour }) => writtenColour(productId, colour));
    if (reading === undefined) {
      const unmatched = { id: file.id, name: file.name, uploadedAt: picturesMadeAt, data: uploadedPicture };
      state.unmatchedPictures = [unmatched, ...state.unmatchedPictures];
      return { ...file, status: 'unmatched' };
    }
    const picture = pictureFile(reading.productId, reading.colour);
    const { view } = reading;
    if (earlier.some((each) => each.picture === picture && each.view === view)) return refused(file, 'image.twice');
    const itemName = state.products.find(({ ID }) => ID === reading.productId)?.ItemName ?? null;
    const colour = writtenColour(reading.productId, reading.colour) ?? null;
    return { ...file, status: 'stored', picture: keep(reading.productId, reading.colour), itemName, view, colour };
  };

  return [
    endpoint('addPictureBatch', ({ form }) => {
      const files = (form?.getAll('files') ?? []).filter((entry): entry is File => typeof entry !== 'string');
      if (files.length === 0) return refuse('image.missing');
      const rows = files.map(({ name }) => waitingFile(`picture-${nextId(state)}`, name));
      state.pictureBatch = { success: true, id: `batch-${nextId(state)}`, state: 'working', files: rows };
      return answer(state.pictureBatch);
    }),
    endpoint('getPictureBatch', ({ params }) => {
      const batch = state.pictureBatch;
      if (batch === null || batch.id !== params.batch) return refuse('not_found');
      if (batch.state !== 'working' || state.isPictureBatchHeld) return answer(batch);
      const next = batch.files.findIndex(({ status }) => status === 'waiting');
      const files = batch.files.map((file, index) => (index === next ? judged(file, batch.files) : file));
      const isDone = files.every(({ status }) => status !== 'waiting');
      state.pictureBatch = { ...batch, state: isDone ? 'done' : batch.state, files };
      return answer(state.pictureBatch);
    }),
    endpoint('getUnmatchedPictures', ({ query }) =>
      answer(pageOf(state.unmatchedPictures, query), state.unmatchedPictures.length),
    ),
    endpoint('assignPicture', ({ body }) => {
      const colour = canonicalColour(body.colour);
      if (!state.unmatchedPictures.some(({ id }) => id === body.id)) return refuse('image.not_found');
      if (writtenColour(Number(body.itemId), colour) === undefined) return refuse('image.name');
      state.unmatchedPictures = state.unmatchedPictures.filter(({ id }) => id !== body.id);
      return answer({ success: true, picture: keep(Number(body.itemId), colour) });
    }),
    endpoint('deleteUnmatchedPicture', ({ params }) => {
      const left = state.unmatchedPictures.filter(({ id }) => id !== params.id);
      if (left.length === state.unmatchedPictures.length) return refuse('image.not_found');
      state.unmatchedPictures = left;
      return answer({ success: true, message: 'The picture was deleted.' });
    }),
  ];
}
