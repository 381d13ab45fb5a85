import type { ApiConnection } from './api/api-context.ts';
import type { ShopLists } from './shop-lists.ts';

/** What a loader reads with: in the browser over `fetch`, on the server in-process. */
export interface PageRequest {
  readonly url: URL;
  readonly connection: ApiConnection;
  readonly lists: ShopLists;
}

/** What a loader found, and the HTTP status with which the server sends the page. */
export interface PageAnswer<Data = unknown> {
  readonly data: Data;
  readonly status: number;
}

/** Reads the data of a page or layout. It reads only the address, so that browser and server show the same. */
export type PageLoader<Data = unknown> = (request: PageRequest) => PageAnswer<Data> | Promise<PageAnswer<Data>>;
