import { describe, expect, it } from 'vitest';
import { shopProfile } from '../shop-profile.ts';
import { categoryImageMismatch, categoryImagePath, categoryImages, homeCategories } from './category-images.ts';

describe('category pictures', () => {
  it('S3.CLI.03 S3.CLI.04 S3.CLI.05 fourteen ids have a picture', () => {
    expect([...categoryImages.keys()]).toEqual([4, 5, 6, 7, 8, 9, 10, 450, 219, 116, 127, 616, 301, 358]);
    expect(categoryImagePath(4)).toBe('/uploads/category-t-shirt.webp');
    expect(categoryImagePath(301)).toBe(categoryImagePath(219));
    expect(categoryImagePath(358)).toBe(categoryImagePath(450));
  });

  it('S7.CAT.02 J14 home keeps three ids without a picture, and five pictures never appear there', () => {
    expect(categoryImageMismatch(shopProfile.homeCategoryIds)).toEqual({
      withoutPicture: [359, 218, 448],
      neverOnHome: [8, 9, 10, 116, 127],
    });
    expect(categoryImagePath(359)).toBeNull();
  });

  it('S7.CAT.02 home’s categories keep the contract’s order and leave out what the catalogue lacks', () => {
    const all = [616, 8, 4, 219].map((id) => ({ id, name: String(id) }));
    expect(homeCategories(all, shopProfile.homeCategoryIds).map((each) => each.id)).toEqual([4, 219, 616]);
  });
});
