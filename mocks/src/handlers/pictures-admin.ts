import { canonicalColour, parsePictureFile } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { picturesMadeAt } from '../fixtures/catalogue.ts';
import { uploadedPicture } from '../fixtures/images.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** The files of a form, with their names. */
const filesIn = (form: FormData | null): File[] =>
  (form?.getAll('images') ?? []).filter((entry): entry is File => typeof entry !== 'string');

/** Pictures of the back office. Pictures are checked by name only. */
export function pictureAdminHandlers({ state, endpoint }: MockModule): MockRoute[] {
  /** The item and colour of a file name, the colour in the spelling of its variants. */
  const subjectOf = (file: string) => {
    const name = parsePictureFile(file);
    const variant = state.variants.find(
      ({ ItemId, Color }) => ItemId === name?.productId && canonicalColour(Color) === name.colour,
    );
    return variant && { productId: variant.ItemId, colour: variant.Color };
  };
  return [
    endpoint('postDisplayFirst', ({ body }) => {
      const productId = Number(body.slno);
      if (parsePictureFile(body.displayFirst)?.productId !== productId) {
        return refuse('image.name', { fields: { displayFirst: 'not a picture of this item' } });
      }
      const subject = subjectOf(body.displayFirst);
      if (subject === undefined) return refuse('image.not_found');
      state.products = state.products.map((row) =>
        row.ID === productId ? { ...row, displayFirst: body.displayFirst, Color: subject.colour } : row,
      );
      return answer({ success: true, message: 'Display image updated.' });
    }),
    endpoint('getImages', ({ query }) => answer(pageOf(state.images, query), state.images.length)),
    endpoint('uploadImages', ({ form }) => {
      const files = filesIn(form).map(({ name }) => name);
      if (files.length === 0) return refuse('image.missing');
      const subjects = files.map(subjectOf);
      if (subjects.includes(undefined)) return refuse('image.name');
      const at = picturesMadeAt + nextId(state);
      const changed = new Set(subjects.map((subject) => subject?.productId));
      state.products = state.products.map((row) => (changed.has(row.ID) ? { ...row, PictureAt: at } : row));
      state.unpictured = state.unpictured.filter((id) => !changed.has(id));
      const others = state.images.filter(({ name }) => !files.includes(name));
      state.images = [...others, ...files.map((name) => ({ name, data: uploadedPicture }))];
      return answer({ success: true, files });
    }),
  ];
}
