import { RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { apiContext } from '../../data/api/api-context.ts';
import { loader } from './ImageUpload.loader.ts';

it('S2.IMG.02 reads the item past the cache of the browser, so that a colour of the last minute has a tile', async () => {
  const read = new Map<string, RequestCache | undefined>();
  const context = new RouterContextProvider();
  context.set(apiContext, {
    origin: 'https://kayal.example',
    company: 'kayal',
    fetch: (url, init) => {
      read.set(new URL(url).pathname.split('/').at(-2) ?? '', init?.cache);
      return Promise.resolve(Response.json([]));
    },
  });
  const url = new URL('https://kayal.example/imageupload?category=4&item=7');
  await loader({ request: new Request(url), url, pattern: '/imageupload', params: {}, context });
  expect(read).toEqual(
    new Map([
      ['getCategories', 'no-cache'],
      ['getProductById', 'no-cache'],
      ['getProductDetails', 'no-cache'],
    ]),
  );
});
