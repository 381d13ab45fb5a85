import type { WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { linesToWire } from '../orders.service.ts';
import { currentSettings } from '../../shop-settings/settings-cache.ts';
import { csvHead, csvLines } from '../table/orders.csv.ts';
import { listOrdersAfter, type FeedPosition } from './order-feed.repository.ts';

/**
 * How long after its placement an order enters the feed, ms. Orders may be committed in another sequence than they were
 * begun; after this time no order can appear before one that was already read.
 */
const settleMs = 15_000;
/** Max orders of one page, and the default. */
const maxFeedOrders = 500;

/** A page of the feed; `content` is a list of orders or a CSV file. */
export interface FeedPage<Content> {
  readonly content: Content;
  /** Pass it to the next call; unchanged when there was nothing new. */
  readonly cursor: string;
  /** Whether the next call would find more orders already. */
  readonly hasMore: boolean;
}

/** Start and size of a page. */
export interface FeedQuery {
  /** Cursor of the page before; absent for the first page. */
  readonly cursor?: string | undefined;
  /** Max number of orders, up to `maxFeedOrders`. */
  readonly limit?: number | undefined;
}

type OrderRow = WireOf<'getOrders'>['answer']['orders'][number];

/**
 * Orders since a cursor, oldest first, each in its current state, cancelled ones included; one row per line. Every
 * order appears once. @throws ApiError `request.invalid` for a cursor that no page gave
 */
export async function readOrderFeed(context: AppContext, query: FeedQuery): Promise<FeedPage<OrderRow[]>> {
  const { lines, ...page } = await readPage(context, query);
  return { ...page, content: await linesToWire(context, lines) };
}

/** The same page as a CSV file with every text as it is. @throws ApiError `request.invalid` for a cursor that no page gave */
export async function readOrderFeedCsv(context: AppContext, query: FeedQuery): Promise<FeedPage<string>> {
  const { profile } = (await currentSettings(context)).settings;
  const { lines, ...page } = await readPage(context, query);
  return { ...page, content: csvHead(profile.currency.code) + csvLines(lines, 'programs') };
}

async function readPage({ db, now }: AppContext, { cursor, limit = maxFeedOrders }: FeedQuery) {
  const after = cursor === undefined ? { createdAt: 0, entryNo: '' } : parseCursor(cursor);
  const count = Math.min(limit, maxFeedOrders);
  const { orders, lines } = await listOrdersAfter(db, after, now() - settleMs, count);
  const last = orders.at(-1) ?? after;
  return { lines, cursor: `${last.createdAt}-${last.entryNo}`, hasMore: orders.length === count };
}

function parseCursor(cursor: string): FeedPosition {
  const [, createdAt, entryNo] = /^(\d{1,15})-([A-Za-z0-9_-]{0,64})$/.exec(cursor) ?? [];
  if (createdAt === undefined || entryNo === undefined) {
    throw new ApiError('request.invalid', { fields: { cursor: 'not a cursor of this feed' } });
  }
  return { createdAt: Number(createdAt), entryNo };
}
