import { apiBase, pictureFile, type WireOf } from '@kayal/api-contract';
import { shopProfile } from '@kayal/commerce-core';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { inProcessAddress } from '../../../http/limits/rate-limits.ts';
import { companyCode } from '../../shop-settings/company-code.ts';
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

const { ids, homeItems, homeCategoryIds } = shopProfile;
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

const each = (files: readonly string[], widths: readonly number[]): AheadPicture[] =>
  widths.flatMap((width) => files.map((file) => ({ file, width })));

/** The pictures of a first visit, in reading order: home from the top, then the first rows of lists. */
async function* listPictures(app: FastifyInstance, company: string): AsyncGenerator<readonly AheadPicture[]> {
  const list = async (path: string, query: Readonly<Record<string, string>>): Promise<readonly Row[]> => {
    const search = new URLSearchParams({ limit: String(homeItems), ...query });
    const url = `${apiBase}/${path}/${company}?${search.toString()}`;
    const answer = await app.inject({ url, remoteAddress: inProcessAddress });
    return answer.statusCode === 200 ? answer.json<Row[]>() : [];
  };
  const filesOf = (rows: readonly Row[]): string[] => rows.map(({ ID, Color }) => pictureFile(ID, Color));
  const categories = homeCategoryIds.map((id) => `category-${id}.webp`);

  yield [
    { file: 'hero-tall.webp', width: 750 },
    { file: 'hero-tall.webp', width: 1200 },
    { file: 'hero-wide.webp', width: 1600 },
  ];
  yield each(categories.slice(0, 3), categoryWidths);
  const arrivals = filesOf(await list('getNewArrival_BestSeller_LimitedSale', { Id: 'NewArrivals' }));
  yield each(arrivals, cardWidths);
  yield each(
    ['men', 'women', 'kids', 'accessories'].map((name) => `tile-${name}.webp`),
    [480],
  );
  yield each(filesOf(await list('getProductByFilter', {})), cardWidths);
  yield [...each(['hero-tall.webp'], [900, 640]), ...each(['hero-wide.webp'], [1200, 2400])];
  yield each(arrivals.slice(0, 1), pageWidths);
  for (const id of [ids.desktop.men, ids.desktop.women, ids.desktop.kids, ids.desktop.accessories]) {
    yield each(filesOf(await list('getProductBySubCategory', { Id: String(id) })), cardWidths.slice(0, 2));
  }
  yield each(categories.slice(3), categoryWidths);
}

/**
 * Makes the pictures of a first visit in the background after a start, so that visitors do not wait for drawings. It
 * works only while no shopper waits for a picture, in processes of the lowest priority, and stops when the server
 * closes. Pictures made earlier are found in the cache.
 */
export function drawAhead(app: FastifyInstance, context: AppContext, pictures: PictureService): void {
  const { log } = context;
  let isClosing = false;

  const make = async ({ file, width }: AheadPicture): Promise<void> => {
    await pictures.shoppersServed();
    const request = isClosing ? null : parsePictureRequest(file, new URLSearchParams({ w: String(width) }));
    const source = request && (await findSource(context, request));
    if (request !== null && source !== null) await pictures.ready(source, { width: request.width, format }, 'ahead');
  };
  const makeAll = async (): Promise<void> => {
    for await (const round of listPictures(app, await companyCode(context))) {
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
    }
  };

  let work: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    work = makeAll().catch((error: unknown) => {
      if (!isClosing) log.warn({ err: error }, 'pictures could not be made ahead');
    });
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    pictures.close();
    await work;
  });
}
