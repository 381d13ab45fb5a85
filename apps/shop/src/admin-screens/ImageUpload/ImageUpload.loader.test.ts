import { expect, it } from 'vitest';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { createShopLists } from '../../data/shop-lists.ts';
import { loader } from './ImageUpload.loader.ts';

it('S2.IMG.02 reads the item past the cache of the browser, so that a colour of the last minute has a tile', async () => {
  const read = new Map<string, RequestCache | undefined>();
  const connection: ApiConnection = {
    origin: 'https://kayal.example',
    company: 'kayal',
    fetch: (url, init) => {
      read.set(new URL(url).pathname.split('/').at(-2) ?? '', init?.cache);
      return Promise.resolve(Response.json([]));
    },
  };
  const url = new URL('https://kayal.example/imageupload?category=4&item=7');
  await loader({ url, connection, lists: createShopLists() });
  expect(read).toEqual(
    new Map([
      ['getCategories', 'no-cache'],
      ['getProductById', 'no-cache'],
      ['getProductDetails', 'no-cache'],
    ]),
  );
});
