import { shopProfile } from '@kayal/commerce-core';
import { subCategoryLink, type ShopLink } from '../../paths.ts';

/** A tile on home: its text, its picture and the list it links to. */
export interface HomeDoor extends ShopLink {
  readonly name: string;
  readonly callToAction: string;
  readonly picture: 'men' | 'women' | 'accessories' | 'kids';
}

const { men, women, kids, accessories } = shopProfile.ids.desktop;

const door = (id: number, name: string, picture: HomeDoor['picture']): HomeDoor => ({
  name,
  picture,
  callToAction: `Shop ${picture}`,
  ...subCategoryLink({ id, name }),
});

/** Men and Women, then Accessories and Kids. */
export const homeDoors: readonly HomeDoor[] = [
  door(men, 'Men', 'men'),
  door(women, 'Women', 'women'),
  door(accessories, 'Accessories', 'accessories'),
  door(kids, 'Kids', 'kids'),
];
