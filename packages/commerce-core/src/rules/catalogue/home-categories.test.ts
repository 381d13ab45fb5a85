import { expect, it } from 'vitest';
import { homeCategories } from './home-categories.ts';

const wanted = [4, 5, 219, 616];

it('S7.CAT.02 home’s categories are in the specified order, without those the catalogue lacks', () => {
  const all = [616, 8, 4, 219].map((id) => ({ id, name: String(id) }));
  expect(homeCategories(all, wanted).map((each) => each.id)).toEqual([4, 219, 616]);
});

it('S7.CAT.02 a catalogue with categories of its own shows all of them', () => {
  const own = [{ id: 701 }, { id: 702 }];
  expect(homeCategories(own, wanted)).toEqual(own);
  expect(homeCategories(own, [])).toEqual(own);
});
