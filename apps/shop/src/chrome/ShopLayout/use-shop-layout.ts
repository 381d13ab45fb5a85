import type { PromotionalList } from '@kayal/api-contract/client';
import { promotionalPages } from '@kayal/commerce-core';
import type { loader, ShopLayoutData } from './ShopLayout.loader.ts';
import { useLayoutData } from '../../runtime/pages/use-pages.ts';

const nothing: ShopLayoutData = { categories: [], subCategories: [], isRead: false };

/** The header's lists that have a product on sale; empty where the layout's loader has not run. */
export function useShopLayout(): ShopLayoutData {
  const { categories, subCategories, isRead } = useLayoutData<typeof loader>('shop') ?? nothing;
  return {
    categories: categories.filter(({ isEmpty }) => isEmpty !== true),
    subCategories: subCategories.filter(({ isEmpty }) => isEmpty !== true),
    isRead,
  };
}

/** Whether nothing is on sale: the shop has not opened yet. Unknown counts as open. */
export const isUnopened = ({ categories, subCategories, isRead }: ShopLayoutData): boolean =>
  isRead && categories.length + subCategories.length === 0;

/** Whether a promotional list has a product on sale; true where that is unknown. */
export const hasPromotion = ({ subCategories, isRead }: ShopLayoutData, list: PromotionalList): boolean =>
  !isRead || promotionalPages.some((page) => page.list === list && subCategories.some(({ id }) => id === page.id));
