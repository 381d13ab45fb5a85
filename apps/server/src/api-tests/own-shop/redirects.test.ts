import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiBase, encodeProductLink, redirectLimits, type WireOf } from '@kayal/api-contract';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items, people } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';
import { beforeEach, expect, it } from 'vitest';
import { noMetrics } from '../../http/monitoring/metrics.ts';
import { registerRendering } from '../../http/rendering/register-rendering.ts';
import { openToAnyone } from '../../http/route-policy.ts';
import { shortId } from '../../modules/catalogue-import/exports/texts.ts';
import { wordsOf } from '../../modules/catalogue/search/search-words.ts';
import { endAbandoned } from '../../modules/redirects/redirects.service.ts';

type RedirectFile = WireOf<'getRedirects'>['answer']['files'][number];

const pages = ['/', '/products', '/searchpage', '/fullimage', '/policy'];

forBothEngines('old addresses', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;

  beforeEach(async () => {
    const clientFolder = await mkdtemp(path.join(tmpdir(), 'kayal-pages-'));
    shop = await openTestApp({
      engine,
      seed: 'small',
      beforeReady: async (app) => {
        const { config, answers } = app.context;
        const isPage = (each: string) => pages.includes(each.toLowerCase());
        app.oldAddresses.isPage = isPage;
        await app.register(async (scope) => {
          openToAnyone(scope);
          await registerRendering(scope, {
            config,
            styleNonce: 'nonce',
            metrics: noMetrics,
            answers,
            catalogueVersion: async () => 1,
            companyCode: async () => 'kayal',
            oldAddress: (url) => app.oldAddresses.find(url),
            shop: {
              clientFolder,
              scripts: [],
              assetsFor: () => ({ css: [], modules: [] }),
              render: async ({ url }) => ({
                status: isPage(url.pathname) ? 200 : 404,
                html: '<html></html>',
              }),
              addressOf: ({ pathname }) => (isPage(pathname) ? pathname : '/not-found'),
              unknownAddress: '/not-found',
            },
          });
        });
      },
    });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
    return async () => {
      await shop.close();
      await rm(clientFolder, { recursive: true });
    };
  });

  const filesNow = async () => (await admin.call('getRedirects')).answer().files;
  const upload = async (bytes: string, name = 'redirects.csv'): Promise<RedirectFile> => {
    const files = [[name, bytes] as const];
    const url = `${apiBase}/redirects/file/kayal`;
    const { body, statusCode } = await sendForm(shop.app, {
      url,
      field: 'file',
      files,
      headers: headersOfPage(cookie),
    });
    expect(statusCode, body).toBe(200);
    const { id }: { id: string } = JSON.parse(body);
    const found = async () => (await filesNow()).find((file) => file.id === id);
    await expect.poll(async () => (await found())?.state, { timeout: 20_000 }).not.toBe('loading');
    const file = await found();
    if (file === undefined) throw new Error('the file is gone');
    return file;
  };
  const addRule = (from: string, to: string) => admin.call('addRedirectRule', { body: { from, to } });
  /** Status and target of an address. */
  const ask = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject({ url });
    return statusCode === 301 ? String(headers.location) : statusCode;
  };

  it('a redirect file answers 301 with the query, in any spelling, never over a page', async () => {
    const file = await upload(
      [
        'Redirect from,Redirect to',
        '/collections/Surf-Wear/,/products?c=7',
        '/pages/about,/policy?page=aboutus',
        '/pages/caf%C3%A9,https://cafe.example/menu',
        '/products,/policy',
        '/pages/plain,http://elsewhere.example/',
        '/pages/trick,//evil.example/',
        'https://old.example/blogs/news?page=2,/',
        '/pages/about,/searchpage',
        '/pages/cut',
        '',
      ].join('\r\n'),
    );
    expect(file).toMatchObject({ state: 'ready', rows: 3, error: null });
    expect(file.problems.map(({ kind, row }) => [kind, row])).toEqual([
      ['listed', 5],
      ['foreign', 6],
      ['to', 7],
      ['from', 8],
      ['cells', 10],
      ['twice', 9],
    ]);
    expect(await ask('/collections/surf-wear?utm_source=mail&c=9')).toBe('/products?c=7&utm_source=mail');
    expect(await ask('/pages/About/')).toBe('/policy?page=aboutus');
    expect(await ask('/pages/caf%C3%A9')).toBe('https://cafe.example/menu');
    expect(await ask('/products')).toBe(200);
    expect(await ask('/pages/trick')).toBe(404);
    expect((await shop.app.inject({ url: '/pages/about' })).headers['cache-control']).toBe('public, max-age=3600');
    await admin.call('deleteRedirectFile', { params: { id: file.id } });
    expect(await ask('/pages/about')).toBe(404);
    expect(await filesNow()).toEqual([]);
  });

  it('a chain is answered in one step, and a circle is named and left out', async () => {
    const file = await upload('old,new\n/a,/b\n/b,/c\n/c,/products\n/x,/y\n/y,/x\n/z,/z/\n/n,/nowhere\n');
    expect(file.counts).toEqual([
      { kind: 'loop', rows: 2 },
      { kind: 'chain', rows: 2 },
    ]);
    expect(file.problems.filter(({ kind }) => kind === 'loop').map(({ from }) => from)).toEqual(['/z', '/x']);
    expect(await ask('/a')).toBe('/products');
    // Without the other half of the circle a row leads to an address that nobody answers.
    expect(await ask('/y')).toBe('/x');
    expect(await ask('/x')).toBe(404);
    expect(await ask('/n')).toBe('/nowhere');
  });

  it('rules lead parts of an address on, and the most exact one counts', async () => {
    await addRule('/collections/:name', '/searchpage?q=:name');
    await addRule('/collections/*', '/products');
    await addRule('/collections/sale', '/products?list=offers');
    await addRule('/blogs/*', 'https://blog.example/*');
    expect(await ask('/collections/surf-vests?ref=1')).toBe('/searchpage?q=surf+vests&ref=1');
    expect(await ask('/collections/men/shirts')).toBe('/products');
    expect(await ask('/collections/sale')).toBe('/products?list=offers');
    expect(await ask('/blogs/news/first%20post')).toBe('https://blog.example/news/first%20post');
    expect(await ask('/blogs//evil.example')).toBe('https://blog.example/evil.example');
    await addRule('/old/*', '/*');
    expect(await ask('/old//evil.example')).toBe('/evil.example');
  });

  it('a product keeps its old address by its id in the product file', async () => {
    const { id, name } = items.tee;
    await shop.database.db.insertInto('product_number').values({ source_id: 'Aero-Tee', product_id: id }).execute();
    await addRule('/products/:handle', ':product');
    const file = await upload('Redirect from,Redirect to\n/products/aero-old,/products/aero-tee\n');
    expect(file.counts).toEqual([{ kind: 'chain', rows: 1 }]);
    const link = `/fullimage?${new URLSearchParams({ ...encodeProductLink({ id, name }) }).toString()}`;
    expect(await ask('/products/AERO-tee')).toBe(link);
    expect(await ask('/products/aero-old?variant=1')).toBe(`${link}&variant=1`);
    expect(await ask('/products/unknown')).toBe(404);
  });

  it('a product keeps its old address by an id that the import had to shorten', async () => {
    const { id, name } = items.tee;
    const handle = `long-${'very-'.repeat(15)}tee`;
    await shop.database.db
      .insertInto('product_number')
      .values({ source_id: shortId(handle), product_id: id })
      .execute();
    await addRule('/products/:handle', ':product');
    const link = `/fullimage?${new URLSearchParams({ ...encodeProductLink({ id, name }) }).toString()}`;
    expect(await ask(`/products/${handle}`)).toBe(link);
    expect(await ask(`/products/${handle}-2`)).toBe(404);
  });

  it('a product keeps its old address by its name, with an id before it and .html behind', async () => {
    const { db } = shop.database;
    const { id, name } = items.tee;
    const words = wordsOf(`${name} jet black`).map((word) => ({ word, product_id: id }));
    await db.insertInto('search_word').values(words).execute();
    await db.insertInto('product_number').values({ source_id: '4711', product_id: items.shorts.id }).execute();
    await addRule('/product/:name', ':product');
    const links = [items.tee, items.shorts].map(
      (item) => `/fullimage?${new URLSearchParams({ ...encodeProductLink(item) }).toString()}`,
    );
    const slug = name.toLowerCase().replaceAll(' ', '-');
    expect(await ask(`/product/${slug}/?ref=1`)).toBe(`${links[0]}&ref=1`);
    expect(await ask(`/product/${slug}.html`)).toBe(links[0]);
    expect(await ask(`/product/4711-9-any-name.html`)).toBe(links[1]);
    expect(await ask('/product/aero-training')).toBe(404);
    await db.updateTable('product').set({ visible: 0 }).where('id', '=', id).execute();
    expect(await ask(`/product/${slug}`)).toBe(404);
  });

  it('rules that cannot be are refused by name', async () => {
    const codes: [string, string, string][] = [
      ['', '/', 'request.invalid'],
      [`/${'a'.repeat(500)}`, '/', 'request.invalid'],
      ['/blog', `/${'a'.repeat(1000)}`, 'request.invalid'],
      ['blog', '/', 'redirect.from'],
      ['/blog?page=1', '/', 'redirect.from'],
      ['/:a/:a', '/', 'redirect.from'],
      ['/a/*/b', '/', 'redirect.from'],
      ['/blog', '/\\evil.example', 'redirect.to'],
      ['/blog', 'http://evil.example', 'redirect.to'],
      ['/blog/*', 'https://*/', 'redirect.to'],
      ['/blog', '/:name', 'redirect.to'],
      ['/blog', ':product', 'redirect.to'],
      ['/searchpage', '/', 'redirect.listed'],
      ['/api/onlineorder/x', '/', 'redirect.listed'],
      ['/blog', '/blog/', 'redirect.loop'],
      ['/blog/*', '/blog/news/*', 'redirect.loop'],
    ];
    for (const [from, to, code] of codes) {
      expect(JSON.parse((await addRule(from, to)).text), `${from} → ${to}`).toMatchObject({ success: false, code });
    }
    await addRule('/one', '/two');
    expect(JSON.parse((await addRule('/two', '/one')).text)).toMatchObject({ code: 'redirect.loop' });
  });

  it('addresses that lead nowhere are counted without query and personal parts, until a rule answers them', async () => {
    await ask('/gone/vest?email=a@kayal.example');
    await ask('/Gone/Vest/');
    await ask('/account/98765432101/orders/0a1b2c3d4e5f60718293');
    await ask('/products');
    await shop.app.oldAddresses.writeMissed();
    await ask('/gone/vest');
    await shop.app.oldAddresses.writeMissed();
    const missed = async () => (await admin.call('getMissedAddresses', { query: { limit: '10' } })).answer();
    expect((await missed()).map(({ path: each, times }) => [each, times])).toEqual([
      ['/gone/vest', 3],
      ['/account/*/orders/*', 1],
    ]);
    await addRule('/gone/*', '/products');
    expect((await missed()).map(({ path: each }) => each)).toEqual(['/account/*/orders/*']);
    const { rules } = (await admin.call('getRedirects')).answer();
    expect((await admin.call('deleteRedirectRule', { params: { id: rules[0]?.id ?? '' } })).status).toBe(200);
    expect(await ask('/gone/vest')).toBe(404);
  });

  it('a file that is cut off, is no table or was left by its process answers nothing, and says why', async () => {
    const cut = await upload('Redirect from,Redirect to\n/a,/products\n/b,"/prod');
    expect(cut).toMatchObject({ state: 'failed', rows: 0 });
    expect(cut.error).toContain('the file may be cut off');
    const page = await upload('<!doctype html><title>Log in</title>');
    expect(page.error).toBe(
      'This is a web page, not a table. Open it in a spreadsheet program and save it as CSV (UTF-8), or as XLSX without a password.',
    );
    const columns = await upload('Handle,Title,Vendor\na,b,c\n');
    expect(columns.error).toContain('The file has no columns “Redirect from” and “Redirect to”.');
    expect(await ask('/a')).toBe(404);

    const ready = await upload('/a,/products\n/b,/policy\n');
    expect(ready).toMatchObject({ state: 'ready', rows: 2 });
    await shop.database.db.updateTable('redirect_file').set({ state: 'loading' }).where('id', '=', ready.id).execute();
    await endAbandoned(shop.app.context);
    expect((await filesNow()).find(({ id }) => id === ready.id)?.state).toBe('loading');
    shop.clock.advance(6 * 60_000);
    await endAbandoned(shop.app.context);
    expect((await filesNow()).find(({ id }) => id === ready.id)).toMatchObject({ state: 'failed', rows: 0 });
    expect(await ask('/a')).toBe(404);
  });

  it('more than a million rows are refused as a whole, and those that were there stay', async () => {
    const first = await upload('/a,/products\n/b,/products\n');
    const rows = { row_count: redirectLimits.rows - 1 };
    await shop.database.db.updateTable('redirect_file').set(rows).where('id', '=', first.id).execute();
    expect(await upload('/c,/policy\n/d,/policy\n')).toMatchObject({
      state: 'failed',
      rows: 0,
      error: expect.stringContaining('The files have more than 1000000 rows together.'),
    });
    expect([await ask('/a'), await ask('/c')]).toEqual(['/products', 404]);
    expect((await upload('/c,/policy\n')).state).toBe('ready');
  });

  it('two files together keep what each of them says, the newer one first', async () => {
    await upload('/a,/products\n/b,/products\n');
    shop.clock.advance(1000);
    await upload('/a,/policy\n');
    expect([await ask('/a'), await ask('/b')]).toEqual(['/policy', '/products']);
  });
});
