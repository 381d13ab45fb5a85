/**
 * Breaks uploads off at random bytes, and kills the shop (`kill -9`) at random moments of others, while shoppers order:
 * pictures, pictures in bulk and imports in turn. After each, the catalogue must be the old or the new one as a whole, every
 * picture must be a whole file, and no temporary file may stay: at once after an upload that was broken off, after the
 * sweep for what a kill left. Each run adds to the sums of earlier ones.
 *
 * Usage: upload-kills.ts [file of sums]; UPLOAD_ABORTS for each engine (200), UPLOAD_KILLS (30),
 * UPLOAD_ENGINE (SQLite,PostgreSQL). Needs Linux.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { addSession } from '../../server/src/api-tests/add-session.ts';
import { urlOf } from '../../server/src/api-tests/caller.ts';
import { people, variants } from '../../server/src/api-tests/small-seed.ts';
import { Storm, Victim } from '../../server/src/api-tests/storm.ts';
import { digestOf, readWholeCatalogue } from '../../server/src/api-tests/whole-catalogue.ts';
import { openDatabase, type DatabaseLocation, type Db } from '../../server/src/db/open-database.ts';
import { workingStates } from '../../server/src/modules/catalogue-import/catalogue-import.repository.ts';
import { sweepImports } from '../../server/src/modules/catalogue-import/sweep-imports.ts';
import { openUploadStorage } from '../../server/src/modules/pictures/storage/open-upload-storage.ts';
import { listUploadFiles } from '../../server/src/modules/pictures/upload/upload.repository.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { catalogueLines } from './support/catalogue-file.ts';
import { killShop } from './support/child-processes.ts';
import { orderErrorsOf, type OrderErrors } from './support/order-errors.ts';
import { seedShop } from './support/seed-shop.ts';
import { enginesOf, shopEnv, withPlace } from './support/shop-places.ts';
import { isWholeWebp } from './support/is-whole-webp.ts';

/**
 * Figures of all runs on one engine. `finished`: uploads that were answered before the kill; `leftovers`: temporary files
 * that stayed; the last three as in `order-errors.ts`.
 */
const figures = [
  'runs',
  'aborts',
  'kills',
  'finished',
  'brokenPictures',
  'brokenCatalogues',
  'leftovers',
  'acknowledged',
  'lost',
  'doubled',
  'ledgerErrors',
] as const;
type Sums = Record<(typeof figures)[number], number>;

const aborts = Number(process.env['UPLOAD_ABORTS'] ?? 200);
const kills = Number(process.env['UPLOAD_KILLS'] ?? 30);
const cleanUpLimitMs = 20_000;
const twoDays = 48 * 3_600_000;
/** The variants that shoppers buy; both catalogues hold them. */
const sold = [variants.jacketL.code, variants.shortsS.code];
const soldRows = [
  '102,Trail Wind Jacket,T-Shirts,,2499,Navy,L,TRAIL-NVY-L,900000,\n',
  '103,Court Shorts,T-Shirts,,799.50,White,S,COURT-WHT-S,900000,\n',
  '101,Aero Training T-shirt,T-Shirts,,499,Jet Black,M,AERO-BLK-M,60,399\n',
];

/** A kind of upload, with a form of its own for each call. */
interface Kind {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: () => Promise<FormData>;
}

const noise = (): Promise<Buffer> =>
  sharp(randomBytes(240 * 300 * 3), { raw: { width: 240, height: 300, channels: 3 } })
    .png()
    .toBuffer();

async function pictureForm(field: string): Promise<FormData> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(await noise())]), '101_JET-BLACK.webp');
  form.append(field, new Blob([new Uint8Array(await noise())]), '102_NAVY.webp');
  return form;
}

let imports = 0;
async function importForm(): Promise<FormData> {
  imports += 1;
  const shape = { products: 500, name: 'Upload', surcharge: imports % 2, also: soldRows };
  const form = new FormData();
  form.append('file', new Blob([[...catalogueLines(shape)].join('')]), 'catalogue.csv');
  return form;
}

/** A shop whose uploads are broken off. */
interface Target {
  readonly place: DatabaseLocation;
  readonly db: Db;
  readonly victim: Victim;
  readonly kinds: readonly Kind[];
}

/** Sends the first bytes of an upload. @param bytes all where null @returns whether it was answered with 200 */
async function send(origin: string, kind: Kind, share: number | null): Promise<boolean> {
  const encoded = new Response(await kind.form());
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const sent = request(`${origin}${kind.path}`, {
    method: 'POST',
    agent: false,
    headers: { ...kind.headers, 'content-type': type, 'content-length': body.byteLength },
  });
  sent.on('response', (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode === 200));
    answer.on('error', () => resolve(false));
  });
  sent.on('error', () => resolve(false));
  if (share === null) sent.end(body);
  else sent.write(body.subarray(0, Math.floor(body.byteLength * share)), () => setTimeout(() => sent.destroy(), 20));
  sent.on('close', () => resolve(false));
  return promise;
}

/** Files that only an upload under way may have, by their path below the data folder. */
async function temporaryFiles({ place: { dataDir }, db }: Target): Promise<readonly string[]> {
  const namesIn = (folder: string): readonly string[] => {
    const where = path.join(dataDir, folder);
    return existsSync(where) ? readdirSync(where).map((name) => `${folder}/${name}`) : [];
  };
  const runs = await db.selectFrom('import_run').select('file').execute();
  const kept = new Set(runs.map(({ file }) => `imports/${file}`));
  return [
    ...namesIn('uploads').filter((name) => name.endsWith('.tmp')),
    ...namesIn('imports').filter((name) => !kept.has(name)),
    ...namesIn('received'),
  ];
}

async function untilClean(target: Target): Promise<readonly string[]> {
  const end = performance.now() + cleanUpLimitMs;
  for (;;) {
    const left = await temporaryFiles(target);
    if (left.length === 0 || performance.now() > end) return left;
    await wait(20);
  }
}

/** Pictures of the database whose file is missing or not whole. */
async function countBrokenPictures({ db, place: { dataDir } }: Target): Promise<number> {
  const files = [...(await listUploadFiles(db))].map((name) => path.join(dataDir, 'uploads', name));
  return files.filter((file) => !existsSync(file) || !isWholeWebp(readFileSync(file))).length;
}

const catalogueOf = async ({ db }: Target): Promise<string> => digestOf(await readWholeCatalogue(db, sold));

/** Deletes what kills have left, as the shop's own sweeps do when it is old enough. */
async function sweepLeftovers(
  { place: { dataDir }, db }: Target,
  config: ReturnType<typeof readConfig>,
): Promise<void> {
  const uploads = path.join(dataDir, 'uploads');
  const longAgo = new Date(Date.now() - twoDays);
  for (const name of existsSync(uploads) ? readdirSync(uploads) : [])
    utimesSync(path.join(uploads, name), longAgo, longAgo);
  await openUploadStorage(config).sweep(() => listUploadFiles(db));
  await sweepImports({ config, db, now: () => Date.now() + twoDays });
}

async function attack(target: Target, storm: Storm, env: NodeJS.ProcessEnv): Promise<Omit<Sums, keyof OrderErrors>> {
  const { victim, kinds, db } = target;
  const kindOf = (turn: number): Kind => {
    const kind = kinds[turn % kinds.length];
    if (kind === undefined) throw new Error('There are no kinds of uploads.');
    return kind;
  };
  const errors = { brokenPictures: 0, brokenCatalogues: 0, leftovers: 0 };
  const catalogues = new Set<string>();
  // Each kind once as a whole, imports twice: both catalogues.
  for (const turn of [0, 1, 2, 2]) {
    if (!(await send(victim.address, kindOf(turn), null))) throw new Error(`Upload ${turn} was refused.`);
    catalogues.add(await catalogueOf(target));
  }
  const [seeded = ''] = catalogues;
  catalogues.delete(seeded);
  const report = (what: string, left: readonly string[]): void => {
    if (left.length > 0) console.error(`${what} left ${left.join(', ')}`);
    errors.leftovers += left.length;
  };
  const check = async (): Promise<void> => {
    errors.brokenPictures += await countBrokenPictures(target);
    if (!catalogues.has(await catalogueOf(target))) errors.brokenCatalogues += 1;
  };
  for (let turn = 0; turn < aborts; turn += 1) {
    const before = await catalogueOf(target);
    await send(victim.address, kindOf(turn), randomInt(1000) / 1000);
    report(`Upload ${turn} to ${kindOf(turn).path}, broken off,`, await untilClean(target));
    if (turn % 10 === 9) await check();
    if ((await catalogueOf(target)) !== before) errors.brokenCatalogues += 1;
  }
  let finished = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const sent = send(victim.address, kindOf(turn), null);
    await wait(randomInt(turn % kinds.length === 2 ? 2500 : 500));
    await killShop(victim);
    if (await sent) finished += 1;
    // As if 30 s had passed, after which a process counts as ended.
    await db.updateTable('import_run').set({ heartbeat_at: 0 }).where('state', 'in', workingStates).execute();
    await victim.start();
    await check();
    await storm.untilAcknowledged(3);
  }
  await sweepLeftovers(target, readConfig(env));
  report('The kills', await untilClean(target));
  return { runs: 1, aborts, kills, finished, ...errors, acknowledged: storm.acknowledged.length };
}

async function run(place: DatabaseLocation): Promise<Sums> {
  const env = { ...shopEnv(place), LOAD_SHEDDING: 'off' };
  const { shoppers, headers } = await seedShop(place, 3);
  const victim = new Victim(env);
  const storm = new Storm(victim);
  const { db, close } = openDatabase(place);
  let result;
  try {
    const cookie = await addSession(db, people.admin.id, Date.now());
    const admin = { cookie, 'sec-fetch-site': 'same-origin' };
    const kinds: readonly Kind[] = [
      { path: '/upload-image1', headers: admin, form: () => pictureForm('images') },
      { path: urlOf('addPictureBatch'), headers: admin, form: () => pictureForm('files') },
      { path: '/api/onlineorder/feed/import/kayal?mode=whole', headers, form: importForm },
    ];
    await victim.start();
    const over = storm.run(shoppers);
    result = await attack({ place, db, victim, kinds }, storm, env);
    storm.end();
    await over;
  } finally {
    await victim.kill();
    await close();
  }
  return { ...result, acknowledged: storm.acknowledged.length, ...(await orderErrorsOf(place, storm.acknowledged)) };
}

function add(one: Readonly<Sums> | undefined, other: Readonly<Sums>): Sums {
  const sums = { ...other };
  for (const figure of figures) sums[figure] += one?.[figure] ?? 0;
  return sums;
}

const sumsFile = path.resolve(process.argv[2] ?? '.cache/upload-kills.json');
const sums: Record<string, Sums> = existsSync(sumsFile) ? JSON.parse(readFileSync(sumsFile, 'utf8')) : {};
for (const engine of enginesOf('UPLOAD_ENGINE')) {
  sums[engine] = add(sums[engine], await withPlace(engine, run));
  writeFileSync(sumsFile, `${JSON.stringify(sums, null, 2)}\n`);
}
console.table(sums);
const isSound = Object.values(sums).every(
  ({ brokenPictures, brokenCatalogues, leftovers, lost, doubled, ledgerErrors }) =>
    brokenPictures + brokenCatalogues + leftovers + lost + doubled + ledgerErrors === 0,
);
process.exitCode = isSound ? 0 : 1;
