import type { FastifyInstance } from 'fastify';
import { XMLBuilder } from 'fast-xml-parser';
import { csvStream } from '../../http/csv.ts';
import type { AppContext } from '../../context/app-context.ts';
import { WholeLists } from '../catalogue/lists/whole-lists.ts';
import { readListedProducts } from '../products/listed-products.ts';
import type { ProductFilter } from '../products/matching-products.repository.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';
import { feedFields, feedItems, metaFields, metaRow, type FeedItem, type FeedShop } from './shopping-feed.ts';

const onSale: ProductFilter = { text: '', categoryId: null, state: 'visible' };
const xml = new XMLBuilder();

async function readShop(context: AppContext): Promise<FeedShop> {
  const { profile } = (await currentSettings(context)).settings;
  return { origin: context.config.publicOrigin, brand: profile.name, currency: profile.currency.code };
}

async function* googlePieces(context: AppContext): AsyncGenerator<string> {
  const shop = await readShop(context);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>';
  yield xml.build({ title: shop.brand, link: `${shop.origin}/`, description: shop.brand });
  for await (const product of readListedProducts(context, onSale)) {
    const items = feedItems(shop, product);
    if (items.length > 0) yield xml.build({ item: items.map(googleItem) });
  }
  yield '</channel></rss>\n';
}

const googleItem = (item: FeedItem): object =>
  Object.fromEntries(feedFields.flatMap((field) => (item[field] === '' ? [] : [[`g:${field}`, item[field]]])));

async function* metaRows(context: AppContext): AsyncGenerator<readonly string[]> {
  const shop = await readShop(context);
  yield metaFields;
  for await (const product of readListedProducts(context, onSale)) yield* feedItems(shop, product).map(metaRow);
}

/** Serves the feeds that shopping services fetch: one row for each variant on sale, nothing that shoppers do not see. */
export function registerShoppingFeeds(app: FastifyInstance, context: AppContext): void {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  const lists = new WholeLists();

  app.get('/feeds/google.xml', options, (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(lists.sendPieces(request, reply, googlePieces(context))),
  );

  app.get('/feeds/meta.csv', options, (request, reply) =>
    reply.type('text/csv; charset=utf-8').send(lists.sendPieces(request, reply, csvStream(metaRows(context)))),
  );
}
