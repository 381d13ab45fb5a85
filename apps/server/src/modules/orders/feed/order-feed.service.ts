import type { WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { linesToWire } from '../orders.service.ts';
import { csvHead, csvLines } from '../table/orders.csv.ts';
import { listOrdersAfter, type FeedPosition } from './order-feed.repository.ts';

/**
 * How long after its placement an order enters the feed, ms. Two orders may be committed in another sequence than they
 * were begun; after this time none can come before one that was read.
 */
const settleMs = 15_000;
/** Most orders of one page, and orders where no number is asked for. */
const maxFeedOrders = 500;

/** A page of the feed. */
export interface FeedPage<Content> {
  readonly content: Content;
  /** To be given with the next call; the same as before where nothing was new. */
  readonly cursor: string;
  /** Whether the next call would bring more at once. */
  readonly hasMore: boolean;
}

/** Where to go on, and how far. */
export interface FeedQuery {
  /** Cursor of the page before; absent for the first page. */
  readonly cursor?: string | undefined;
  /** Orders, at most `maxFeedOrders`. */
  readonly limit?: number | undefined;
}

type OrderRow = WireOf<'getOrders'>['answer']['orders'][number];

/**
 * Orders since a cursor, oldest first, each as it is now, cancelled ones among them; one row a line. Every order comes
 * once. @throws ApiError `request.invalid` for a cursor that no page gave
 */
export async function readOrderFeed(context: AppContext, query: FeedQuery): Promise<FeedPage<OrderRow[]>> {
  const { lines, ...page } = await readPage(context, query);
  return { ...page, content: await linesToWire(context, lines) };
}

/** The same page as a CSV file. @throws ApiError `request.invalid` for a cursor that no page gave */
export async function readOrderFeedCsv(context: AppContext, query: FeedQuery): Promise<FeedPage<string>> {
  const { lines, ...page } = await readPage(context, query);
  return { ...page, content: csvHead + csvLines(lines) };
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
