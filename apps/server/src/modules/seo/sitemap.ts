import { policyPath } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';
import { groupPath, productPage, sitemapIndex, fixedPaths, urlSet } from './seo.logic.ts';
import { countProducts, listGroups, listProducts } from './seo.repository.ts';

/** Makes sitemaps. */
export interface Sitemap {
  /** The whole map, or the sitemap index where there are more products than one map may hold. */
  front(): Promise<string>;
  /** One of several maps, counted from 1; null when no map has that number. */
  part(number: number): Promise<string | null>;
}

/**
 * Makes the sitemap of a shop. The first map has the fixed pages and the groups besides products.
 * @param productsPerMap the protocol allows 50,000 addresses in one map
 */
export function createSitemap(context: Pick<AppContext, 'db' | 'config'>, productsPerMap = 20_000): Sitemap {
  const { db } = context;
  const origin = context.config.publicOrigin;
  const countMaps = async (): Promise<number> => Math.max(1, Math.ceil((await countProducts(db)) / productsPerMap));

  const render = async (number: number): Promise<string> => {
    const page = { limit: productsPerMap, offset: (number - 1) * productsPerMap };
    const products = (await listProducts(db, page)).map(productPage);
    if (number > 1) return urlSet(origin, products);
    const { policies } = (await currentSettings(context)).settings;
    const words = policies.map(({ slug }) => policyPath(slug));
    const groups = (await listGroups(db)).map(groupPath);
    return urlSet(origin, [...[...fixedPaths, ...words, ...groups].map((path) => ({ path })), ...products]);
  };

  return {
    async front() {
      const maps = await countMaps();
      return maps === 1 ? render(1) : sitemapIndex(origin, maps);
    },
    async part(number) {
      return number >= 1 && number <= (await countMaps()) ? render(number) : null;
    },
  };
}
