/** Pictures of imports, fetched by their address: wire and domain have the same types. */
import type { WireOf } from '../endpoints.ts';

/** How far the pictures are. */
export type PictureFetches = WireOf<'getPictureFetches'>['answer'];
/** An address of which no picture came. */
export type FailedFetch = PictureFetches['failed'][number];
