import { setTimeout } from 'node:timers/promises';
import { apiBase, pictureFile, type ShopSettings, type WireOf } from '@kayal/api-contract';
import { shopProfile } from '@kayal/commerce-core';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context/app-context.ts';
import { inProcessAddress } from '../../../http/limits/limiting.ts';
import { currentSettings } from '../../shop-settings/settings-cache.ts';
import { parsePictureRequest } from './picture-request.ts';
import { findSource } from './picture-source.ts';
import type { PictureService } from './pictures.service.ts';

/** A picture by its address. */
interface AheadPicture {
  /** File name, such as `hero-tall.webp`. */
  readonly file: string;
  /** px */
  readonly width: number;
}

type ListName = 'getPromotionalList' | 'getProductByFilter' | 'getProductBySubCategory';
type Row = WireOf<ListName>['answer'][number];

const { ids, homeItems } = shopProfile;
/** Cards are half a phone or 320 px wide; these are those widths at the usual screen densities. */
const cardWidths = [360, 640, 480] as const;
/** One category fills a phone; three share a desktop. */
const categoryWidths = [900, 750, 480] as const;
/** The first picture of a product's page. */
const pageWidths = [750, 900, 1200] as const;
/** Nearly every browser requests it; other formats are made on request. */
const format = 'avif';
/** Pictures made at the same time: the lane's processes. */
const atOnce = 2;
/** How long whoever starts a new shop waits for the first round of pictures, ms; it takes 2 to 6 s of two cores. */
const defaultFirstMs = 8000;

const each = (files: readonly string[], widths: readonly number[]): AheadPicture[] =>
  widths.flatMap((width) => files.map((file) => ({ file, width })));

/** The pictures of a first visit: the first two screens of a phone's home, the rest of home, the first rows of lists. */
async function* listPictures(
  app: FastifyInstance,
  { companyCode, home }: ShopSettings,
): AsyncGenerator<readonly AheadPicture[]> {
  const list = async (path: string, query: Readonly<Record<string, string>>): Promise<readonly Row[]> => {
    const search = new URLSearchParams({ limit: String(homeItems), ...query });
    const url = `${apiBase}/${path}/${companyCode}?${search.toString()}`;
    const answer = await app.inject({ url, remoteAddress: inProcessAddress });
    return answer.statusCode === 200 ? answer.json<Row[]>() : [];
  };
  const filesOf = (rows: readonly Row[]): string[] => rows.map(({ ID, Color }) => pictureFile(ID, Color));
  const categories = home.categoryIds.map((id) => `category-${id}.webp`);

  const arrivals = filesOf(await list('getNewArrival_BestSeller_LimitedSale', { Id: 'NewArrivals' }));
  yield [
    ...each(['hero-tall.webp'], [750, 1200, 900]),
    ...each(['hero-wide.webp'], [1600]),
    ...each(categories.slice(0, 1), categoryWidths),
    ...each(arrivals.slice(0, 2), cardWidths),
  ];
  yield each(['hero-wide.webp'], [2400]);
  yield each(categories.slice(1, 4), categoryWidths);
  yield each(arrivals.slice(2), cardWidths);
  yield each(
    ['men', 'women', 'kids', 'accessories'].map((name) => `tile-${name}.webp`),
    [480],
  );
  yield each(filesOf(await list('getProductByFilter', {})), cardWidths);
  yield [...each(['hero-tall.webp'], [640]), ...each(['hero-wide.webp'], [1200])];
  yield each(arrivals.slice(0, 1), pageWidths);
  for (const id of [ids.desktop.men, ids.desktop.women, ids.desktop.kids, ids.desktop.accessories]) {
    yield each(filesOf(await list('getProductBySubCategory', { Id: String(id) })), cardWidths.slice(0, 2));
  }
  yield each(categories.slice(4), categoryWidths);
}

/**
 * Makes the pictures of a first visit in the background after a start, so that visitors do not wait for drawings. It
 * works only while no shopper waits for a picture, in processes of the lowest priority, and stops when the server
 * closes. Pictures made earlier are found in the cache.
 * @returns waits until those of a phone's first screens are there, at most the given ms: a new shop names its address then
 */
export function drawAhead(
  app: FastifyInstance,
  context: AppContext,
  pictures: PictureService,
): (maxMs?: number) => Promise<void> {
  const { log } = context;
  const first = Promise.withResolvers<void>();
  let isClosing = false;

  const make = async ({ file, width }: AheadPicture): Promise<void> => {
    await pictures.shoppersServed();
    const request = isClosing ? null : parsePictureRequest(file, new URLSearchParams({ w: String(width) }));
    const source = request && (await findSource(context, request));
    if (request !== null && source !== null) await pictures.ready(source, { width: request.width, format }, 'ahead');
  };
  const makeAll = async (): Promise<void> => {
    for await (const round of listPictures(app, (await currentSettings(context)).settings)) {
      const left = round.values();
      const workers = Array.from({ length: atOnce }, async () => {
        for (const picture of left) {
          await make(picture).catch((error: unknown) => {
            if (!isClosing) log.warn({ err: error, picture }, 'a picture could not be made ahead');
          });
        }
      });
      await Promise.all(workers);
      if (isClosing) return;
      // With the first round; the later ones change nothing.
      first.resolve();
    }
  };

  let work: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    work = makeAll()
      .catch((error: unknown) => {
        if (!isClosing) log.warn({ err: error }, 'pictures could not be made ahead');
      })
      .finally(first.resolve);
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    pictures.close();
    await work;
  });
  return (maxMs = defaultFirstMs) => Promise.race([first.promise, setTimeout(maxMs, undefined, { ref: false })]);
}
