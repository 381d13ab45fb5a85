import { readdirSync, utimesSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { openUploadStorage } from '@kayal/server/src/modules/pictures/storage/open-upload-storage.ts';
import { listUploadFiles } from '@kayal/server/src/modules/pictures/upload/upload.repository.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { urlOf, type Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';
import { ask, buyDelivered, setDesk, takeStep } from './return-desk.ts';

forEachEngine('pictures of returns', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  let cookie = '';
  let photo: Buffer;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    asha = await shop.addShopper();
    cookie = await addSession(shop.database.db, asha.id, shop.clock.now());
    await setDesk(admin, { isOpen: true });
    photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#444' } })
      .withExif({ IFD0: { Copyright: 'Asha at home' } })
      .jpeg()
      .toBuffer();
  });

  const send = (id: string, bytes: Uint8Array = photo, from = cookie) =>
    sendForm(shop.app, {
      url: urlOf('addReturnPicture', { params: { id } }),
      field: 'images',
      files: [['damage.jpg', bytes]],
      headers: headersOfPage(from),
    });
  const asked = async (who = asha) => {
    const entryNo = await buyDelivered(admin, who, variants.shortsS);
    return (await ask(who, entryNo, { note: 'My dog did it', line: { reason: 'damaged' } })).answer().request.id;
  };
  const files = () => readdirSync(path.join(shop.config.dataDir, 'uploads')).filter((name) => name.includes('RETURN'));

  it('a picture is checked, encoded again without where it was taken, and shown to her and admins only', async () => {
    const id = await asked();
    const { picture } = (await send(id)).json<{ picture: string }>();
    const read = (who: Caller, params = { id, picture }) => who.call('getReturnPicture', { params });
    const shown = await read(asha);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect((await read(admin)).status).toBe(200);
    expect((await read(await shop.addShopper())).status).toBe(404);
    expect((await read(shop.visitor)).status).toBe(401);
    expect((await read(asha, { id: await asked(), picture })).status).toBe(404);
    const [file = ''] = files();
    const { format, exif } = await sharp(path.join(shop.config.dataDir, 'uploads', file)).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    for (const url of [`/pictures/${file}`, `/uploads/${file}`, `/pictures/shop-${picture}.webp`]) {
      expect((await shop.app.inject(url)).statusCode).toBe(404);
    }
    const { returns } = (await admin.call('getReturns')).answer();
    expect(returns.find((each) => each.id === id)?.pictures).toEqual([picture]);
  });

  it('what is no picture, another’s return, a sixth one and an ended return are refused, and leave no file', async () => {
    const id = await asked();
    const before = files().length;
    const code = async (reply: ReturnType<typeof send>) => (await reply).json<{ code: string }>().code;
    expect(await code(send(id, Buffer.from('<svg onload="x"/>')))).toBe('image.invalid');
    expect((await asha.call('addReturnPicture', { params: { id } })).status).toBe(415);
    const rahul = await shop.addShopper();
    const others = await addSession(shop.database.db, rahul.id, shop.clock.now());
    expect((await send(id, photo, others)).statusCode).toBe(404);
    expect(files()).toHaveLength(before);
    for (let count = 0; count < 5; count += 1) expect((await send(id)).statusCode).toBe(200);
    expect(await code(send(id))).toBe('return.pictures');
    const ended = await asked();
    (await takeStep(admin, ended, 'asked', 'decline', { note: 'No' })).answer();
    expect(await code(send(ended))).toBe('return.step');
    expect(files()).toHaveLength(before + 5);
  });

  it('her file has her returns; a deleted account leaves no words and no picture in them, and waits for open ones', async () => {
    const { db } = shop.database;
    const { returns = [] } = (await asha.call('exportMyData')).answer();
    expect(returns.length).toBeGreaterThan(2);
    expect(returns.every(({ note }) => note === 'My dog did it')).toBe(true);
    const { password_hash } = await db
      .selectFrom('customer')
      .select('password_hash')
      .where('email', '=', people.asha.email)
      .executeTakeFirstOrThrow();
    await db.updateTable('customer').set({ password_hash }).where('id', '=', asha.id).execute();
    await asha.call('confirmIdentity', { body: { password: smallPassword } });
    const erase = () => asha.call('deleteAccount', { body: { password: smallPassword } });
    expect((await erase()).refusal().code).toBe('account.order_open');
    for (const { id, stage } of returns)
      if (stage === 'asked') (await asha.call('cancelReturn', { params: { id } })).answer();
    expect(files().length).toBeGreaterThan(5);
    (await erase()).answer();
    const kept = [
      await db.selectFrom('return_request').selectAll().execute(),
      await db.selectFrom('return_step').selectAll().execute(),
      await db.selectFrom('return_picture').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ];
    expect(kept[2]).toEqual([]);
    expect(JSON.stringify(kept)).not.toContain('dog');
    for (const name of files()) utimesSync(path.join(shop.config.dataDir, 'uploads', name), 1, 1);
    await openUploadStorage(shop.config).sweep(() => listUploadFiles(db));
    expect(files()).toEqual([]);
  });

  it('R-49 uploads of a shopper that arrive slowly are few, and keep nobody else from adding a picture', async () => {
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const [lata, rahul] = [await shop.addShopper(), await shop.addShopper()];
    const cookieOf = ({ id: customer }: Caller) => addSession(shop.database.db, customer, shop.clock.now());
    const [hers, his] = [await cookieOf(lata), await cookieOf(rahul)];
    const id = await asked(lata);
    const slow = (): ClientRequest => {
      const headers = { ...headersOfPage(hers), 'content-type': 'multipart/form-data; boundary=x' };
      const url = `${origin}${urlOf('addReturnPicture', { params: { id } })}`;
      const upload = request(url, { method: 'POST', headers }).on('error', () => undefined);
      upload.write('--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\na');
      return upload;
    };
    const uploads = [slow(), slow()];
    const own = () => send(id, Buffer.from('no picture'), hers);
    const refused = await vi.waitUntil(async () => {
      const reply = await own();
      return reply.statusCode === 429 && reply;
    });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await send(await asked(rahul), photo, his)).statusCode).toBe(200);
    for (const upload of uploads) upload.destroy();
    await vi.waitUntil(async () => (await own()).statusCode === 422);
  });
});
