import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pictureBatchLimits, pictureFile, type WireOf } from '@kayal/api-contract';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { urlOf, type Caller } from '@kayal/server-testing/src/caller.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm, type FormFiles } from '@kayal/server-testing/src/upload-form.ts';

const url = urlOf('addPictureBatch');
type Batch = WireOf<'getPictureBatch'>['answer'];

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 75, channels: 3, background } })
    .png()
    .toBuffer();

/** A ZIP whose entry says that it is smaller than it is. */
function lyingZip(name: string, bytes: Uint8Array): Uint8Array {
  const zip = Buffer.from(zipSync({ [name]: bytes }, { level: 9 }));
  const central = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  zip.writeUInt32LE(1000, central + 24);
  return zip;
}

forEachEngine('pictures in bulk', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;
  let red: Buffer;
  let green: Buffer;
  let blue: Buffer;

  const send = (files: FormFiles, field = 'files') =>
    sendForm(shop.app, { url, field, files, headers: headersOfPage(cookie) });
  const finished = async (id: string): Promise<Batch> =>
    vi.waitFor(
      async () => {
        const batch = (await admin.call('getPictureBatch', { params: { batch: id } })).answer();
        expect(batch.state).not.toBe('working');
        return batch;
      },
      { timeout: 50_000, interval: 20 },
    );
  const upload = async (files: FormFiles): Promise<Batch> => {
    const answer = await send(files);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return finished(answer.json<Batch>().id);
  };
  /** The files that came in are deleted right after the last result. */
  const nothingReceived = () =>
    vi.waitFor(async () => expect(await readdir(path.join(shop.config.dataDir, 'received'))).toEqual([]), 20_000);
  const outcomes = ({ files }: Batch) =>
    Object.fromEntries(files.map(({ name, status, picture: as, view, code }) => [name, [status, as ?? code, view]]));
  const colourOf = async (file: string) => {
    const answer = await shop.app.inject({ url: `/uploads/${file}` });
    const { r, g, b } = (await sharp(answer.rawPayload).stats()).dominant;
    return r > g && r > b ? 'red' : g > b ? 'green' : 'blue';
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
    [red, green, blue] = await Promise.all([picture('#c0311f'), picture('#1fc031'), picture('#1f31c0')]);
  });

  beforeEach(async () => {
    for (const table of ['picture', 'picture_view', 'picture_batch'] as const) {
      await shop.database.db.deleteFrom(table).execute();
    }
    shop.clock.advance(1000);
  });

  it('S7.EXT.07 J35 files are matched by similar names; each has its own result', async () => {
    const batch = await upload([
      ['101_Brick Red_2.png', blue],
      ['101_jet black.PNG', red],
      ['summer/101-BRICK_RED_1.jpeg', green],
      ['holiday.jpg', red],
      ['notes.txt', Buffer.from('not a picture')],
      ['101_JET-BLACK.webp', green],
      ['999_RED.png', red],
    ]);
    expect(outcomes(batch)).toEqual({
      '101_jet black.PNG': ['stored', '101_JET-BLACK.webp', 'front'],
      'summer/101-BRICK_RED_1.jpeg': ['stored', '101_BRICK-RED.webp', 'front'],
      'holiday.jpg': ['unmatched', null, null],
      'notes.txt': ['refused', 'image.invalid', null],
      '101_JET-BLACK.webp': ['refused', 'image.twice', null],
      '999_RED.png': ['unmatched', null, null],
      '101_Brick Red_2.png': ['stored', '101_BRICK-RED.webp', 'back'],
    });
    expect(batch.files.find(({ name }) => name === '101_jet black.PNG')?.itemName).toBe('Aero Training T-shirt');
    expect(batch.files.find(({ name }) => name === '101_jet black.PNG')?.colour).toBe('Jet Black');
    expect(batch.files.find(({ name }) => name === 'holiday.jpg')?.itemName).toBeNull();
    expect(batch.files.find(({ code }) => code === 'image.invalid')?.reason).toBe(
      'This file is not a picture we can read.',
    );
    expect(await colourOf('101_JET-BLACK.webp?w=160')).toBe('red');
    expect(await colourOf('101_BRICK-RED.webp?w=160')).toBe('green');
    expect(await colourOf('101_BRICK-RED.webp?w=160&view=back')).toBe('blue');
    expect(await colourOf('101_BRICK-RED.webp?w=160&view=detail')).toBe('green');
    const [page] = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer();
    expect(page?.Details?.furtherViews).toEqual({ 'Brick Red': ['back'], 'Jet Black': [] });
    const audit = await shop.database.db
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'picture.uploaded')
      .execute();
    expect(new Set(audit.map(({ actor_id }) => actor_id))).toEqual(new Set([people.admin.id]));
    await nothingReceived();
  });

  it('J35 colours in another script have pictures of their own, and until then the one they shared', async () => {
    const { db } = shop.database;
    const [red101, blue101] = [pictureFile(101, 'लाल'), pictureFile(101, 'गहरा नीला')];
    await db
      .insertInto('variant')
      .values(
        ['लाल', 'गहरा नीला'].map((colour, index) => ({
          unique_code: `AERO-HI-${index}`,
          product_id: 101,
          colour,
          size: 'M',
          qty: 1,
          position: 90 + index,
        })),
      )
      .execute();
    try {
      const batch = await upload([
        ['101_लाल.png', red],
        ['101_गहरा-नीला_1.png', blue],
      ]);
      expect(outcomes(batch)).toEqual({
        '101_लाल.png': ['stored', red101, 'front'],
        '101_गहरा-नीला_1.png': ['stored', blue101, 'front'],
      });
      expect(await colourOf(`${red101}?w=160`)).toBe('red');
      expect(await colourOf(`${blue101}?w=160`)).toBe('blue');
      await db.updateTable('picture').set({ colour: '-' }).where('colour', '=', 'U-2MU3RW432468D').execute();
      expect(await colourOf(`${red101}?w=160`)).toBe('red');
      expect(await colourOf(`${blue101}?w=160`)).toBe('blue');
    } finally {
      await db.deleteFrom('variant').where('unique_code', 'like', 'AERO-HI-%').execute();
    }
  });

  it('S7.EXT.07 J35 files named after the company’s own ids are matched, sides after their front', async () => {
    const numbers = [
      { source_id: 'W-1', product_id: 101 },
      { source_id: 'AB_12', product_id: 102 },
    ];
    await shop.database.db.insertInto('product_number').values(numbers).execute();
    const colours = await shop.database.db
      .selectFrom('variant')
      .select('colour')
      .where('product_id', '=', 102)
      .execute();
    const colour = colours[0]?.colour ?? '';
    const batch = await upload([
      ['w-1 jet black_2.png', blue],
      ['W-1_JET-BLACK.png', red],
      [`AB_12_${colour}.jpg`, green],
      ['W-2_JET-BLACK.png', red],
      ['W-1_NO-SUCH-DYE.png', red],
    ]);
    await shop.database.db.deleteFrom('product_number').execute();
    expect(outcomes(batch)).toEqual({
      'w-1 jet black_2.png': ['stored', '101_JET-BLACK.webp', 'back'],
      'W-1_JET-BLACK.png': ['stored', '101_JET-BLACK.webp', 'front'],
      [`AB_12_${colour}.jpg`]: ['stored', pictureFile(102, colour), 'front'],
      'W-2_JET-BLACK.png': ['unmatched', null, null],
      'W-1_NO-SUCH-DYE.png': ['unmatched', null, null],
    });
  });

  it('S7.EXT.07 each cause of a refused picture has its own code and sentence', async () => {
    const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
    const large = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const batch = await upload([
      ['101_JET-BLACK.jpg', Buffer.from('\0\0\0\u0018ftypheic', 'latin1')],
      ['101_JET-BLACK_2.jpg', Buffer.alloc(0)],
      ['101_JET-BLACK_3.jpg', svg],
      ['101_BRICK-RED.jpg', Buffer.from('GIF89a')],
      ['101_BRICK-RED_2.jpg', Buffer.from('%PDF-1.7')],
      ['101_BRICK-RED_3.jpg', red.subarray(0, red.length - 40)],
      ['102_NAVY.png', large],
      ['102_NAVY_2.jpg', Buffer.from('not a picture')],
    ]);
    expect(batch.files.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'refused'));
    const codes = Object.fromEntries(batch.files.map(({ name, code }) => [name, code]));
    expect(codes).toEqual({
      '101_JET-BLACK.jpg': 'image.heic',
      '101_JET-BLACK_2.jpg': 'image.empty',
      '101_JET-BLACK_3.jpg': 'image.svg',
      '101_BRICK-RED.jpg': 'image.format',
      '101_BRICK-RED_2.jpg': 'image.document',
      '101_BRICK-RED_3.jpg': 'image.damaged',
      '102_NAVY.png': 'image.pixels',
      '102_NAVY_2.jpg': 'image.invalid',
    });
    expect(new Set(batch.files.map(({ reason }) => reason)).size).toBe(8);
  });

  it.each(['Rosé', 'Café', 'Blue (light)', '50% Grey'])(
    'S7.EXT.07 J35 the picture of the colour %s is found by either Unicode form',
    async (colour) => {
      const { db } = shop.database;
      await db.updateTable('variant').set({ colour }).where('unique_code', '=', 'AERO-RED-L').execute();
      const batch = await upload([
        [`101_${colour}.png`.normalize('NFC'), red],
        [`101_${colour}_2.png`.normalize('NFD'), green],
      ]);
      await db.updateTable('variant').set({ colour: 'Brick Red' }).where('unique_code', '=', 'AERO-RED-L').execute();
      const named = pictureFile(101, colour);
      expect(batch.files.map(({ status, picture: as, view }) => [status, as, view])).toEqual([
        ['stored', named, 'front'],
        ['stored', named, 'back'],
      ]);
    },
  );

  it('S7.EXT.07 J36 a ZIP counts as its pictures; system files in it are skipped', async () => {
    const zip = zipSync({
      'shoot/101_JET-BLACK.png': red,
      'shoot/101_JET-BLACK_3.png': blue,
      '__MACOSX/shoot/._101_JET-BLACK.png': new Uint8Array(10),
      'shoot/.DS_Store': new Uint8Array(10),
      'shoot/inner.zip': zipSync({ '101_BRICK-RED.png': red }),
    });
    const before = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer()[0]?.PictureAt;
    const batch = await upload([
      ['shoot.zip', zip],
      ['101_BRICK-RED.png', green],
    ]);
    expect(outcomes(batch)).toEqual({
      'shoot/101_JET-BLACK.png': ['stored', '101_JET-BLACK.webp', 'front'],
      'shoot/inner.zip': ['refused', 'image.document', null],
      '101_BRICK-RED.png': ['stored', '101_BRICK-RED.webp', 'front'],
      'shoot/101_JET-BLACK_3.png': ['stored', '101_JET-BLACK.webp', 'detail'],
    });
    expect(await colourOf('101_JET-BLACK.webp?w=160&view=detail')).toBe('blue');
    const after = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer()[0]?.PictureAt;
    expect(after).not.toBe(before);
  });

  it('J37 a ZIP that is broken, leaves its folder or is larger than declared stores nothing', async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}_RED.png`, new Uint8Array(1)]));
    const refusals: Readonly<Record<string, readonly [Uint8Array, number, string]>> = {
      'a path out of its folder': [zipSync({ '../../101_JET-BLACK.png': red }), 422, 'image.zip'],
      'an absolute path': [zipSync({ '/etc/101_JET-BLACK.png': red }), 422, 'image.zip'],
      'half a ZIP': [zipSync({ '101_JET-BLACK.png': red }).subarray(0, 60), 422, 'image.zip'],
      '201 pictures': [zipSync(many), 413, 'image.too_many'],
      'no picture': [zipSync({ '.DS_Store': new Uint8Array(1) }), 400, 'image.missing'],
    };
    for (const [kind, [zip, status, code]] of Object.entries(refusals)) {
      const answer = await send([['pictures.zip', zip]]);
      expect([kind, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([kind, status, code]);
    }
    const bomb = new Uint8Array(64 * 1024 * 1024);
    const large = zipSync({ '101_JET-BLACK.png': bomb }, { level: 9 });
    expect(outcomes(await upload([['large.zip', large]]))).toEqual({
      '101_JET-BLACK.png': ['refused', 'request.too_large', null],
    });
    expect(outcomes(await upload([['lying.zip', lyingZip('101_JET-BLACK.png', bomb)]]))).toEqual({
      '101_JET-BLACK.png': ['refused', 'image.zip', null],
    });
    const heavy = Buffer.concat([red, Buffer.alloc(pictureBatchLimits.pictureBytes)]);
    expect(outcomes(await upload([['101_JET-BLACK.png', heavy]]))).toEqual({
      '101_JET-BLACK.png': ['refused', 'request.too_large', null],
    });
    expect(await shop.database.db.selectFrom('picture').selectAll().execute()).toEqual([]);
    await nothingReceived();
    expect(existsSync('/etc/101_JET-BLACK.png')).toBe(false);
  });

  it('J37 more than 200 files, no file, another field and another kind of body are refused', async () => {
    const files: FormFiles = Array.from(
      { length: 201 },
      (_, index) => [`${index}_RED.png`, new Uint8Array(1)] as const,
    );
    expect((await send(files)).json()).toMatchObject({ code: 'request.too_large' });
    expect((await send([])).json()).toMatchObject({ code: 'image.missing' });
    expect((await send([['101_JET-BLACK.png', red]], 'images')).json()).toMatchObject({ code: 'image.missing' });
    const json = await admin.call('addPictureBatch', { body: {} });
    expect(json.refusal().code).toBe('request.media_type');
    expect((await admin.call('getPictureBatch', { params: { batch: 'none' } })).status).toBe(404);
  });

  it('S7.EXT.07 a further side without a front is refused, and accepted after a front', async () => {
    expect(outcomes(await upload([['101_JET-BLACK_2.png', red]]))).toEqual({
      '101_JET-BLACK_2.png': ['refused', 'image.front_missing', null],
    });
    await upload([['101_JET-BLACK.png', green]]);
    expect(outcomes(await upload([['101_JET-BLACK_2.png', red]]))).toEqual({
      '101_JET-BLACK_2.png': ['stored', '101_JET-BLACK.webp', 'back'],
    });
  });

  it('S7.EXT.07 unmatched pictures are listed, and a second call assigns them', async () => {
    const { files } = await upload([
      ['holiday.png', red],
      ['beach.png', green],
      ['dunes.png', blue],
    ]);
    const list = await admin.call('getUnmatchedPictures', { query: { limit: '2' } });
    expect([list.headers['x-total-count'], list.answer().map(({ name }) => name)]).toEqual([
      '3',
      ['holiday.png', 'beach.png'],
    ]);
    const [holiday, beach, dunes] = files.map(({ id }) => id);
    const thumbnail = Buffer.from(list.answer()[0]?.data ?? '', 'base64');
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp' });
    const assign = (id: string | undefined, itemId: number, colour: string, view = 'front') =>
      admin.call('assignPicture', { body: { id, itemId, colour, view } });
    expect((await assign(holiday, 101, 'Navy')).refusal().code).toBe('image.name');
    expect((await assign(beach, 101, 'Jet Black', 'back')).refusal().code).toBe('image.front_missing');
    expect((await assign(holiday, 101, 'Jet Black')).answer().picture).toBe('101_JET-BLACK.webp');
    expect((await assign(beach, 101, 'jet-black', 'back')).answer().picture).toBe('101_JET-BLACK.webp');
    expect((await assign(beach, 101, 'Brick Red')).refusal().code).toBe('image.not_found');
    expect(await colourOf('101_JET-BLACK.webp?w=160')).toBe('red');
    expect(await colourOf('101_JET-BLACK.webp?w=160&view=back')).toBe('green');
    const drop = () => admin.call('deleteUnmatchedPicture', { params: { id: dunes ?? '' } });
    expect([(await drop()).status, (await drop()).refusal().code]).toEqual([200, 'image.not_found']);
    expect((await admin.call('getUnmatchedPictures')).answer()).toEqual([]);
  });

  it('R-68 a few batches are accepted at a time, others are refused with a wait', async () => {
    // Each has so many that none is finished when the last arrives.
    const many = Array.from({ length: 30 }, (_, index): FormFiles[number] => [`${index}_nothing.png`, red]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(many)));
    const waiting = answers.filter(({ statusCode }) => statusCode === 429);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting[0]?.headers['retry-after']).toBe('5');
    for (const answer of answers) if (answer.statusCode === 200) await finished(answer.json<Batch>().id);
  });

  it('R-71 a server that closes stops the batch; the other pictures keep waiting and the received files are deleted', async () => {
    const other = await openTestApp({ engine, seed: 'small' });
    const session = await addSession(other.database.db, people.admin.id, other.clock.now());
    // As many as one batch may have, so that some are left when the server closes.
    const files = Array.from({ length: 200 }, (_, index) => [`${index}_x.png`, red] as const);
    const answer = await sendForm(other.app, { url, field: 'files', files, headers: headersOfPage(session) });
    const { id } = answer.json<Batch>();
    await other.app.close();
    const { db } = other.database;
    const row = await db.selectFrom('picture_batch').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    const waiting = await db.selectFrom('picture_batch_file').select('id').where('status', '=', 'waiting').execute();
    expect(row.state).toBe('stopped');
    expect(waiting.length).toBeGreaterThan(20);
    expect(await readdir(path.join(other.config.dataDir, 'received'))).toEqual([]);
    await other.close();
  });
});
