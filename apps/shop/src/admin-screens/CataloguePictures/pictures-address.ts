import { pageIn } from '../../browser/address-values.ts';
import { paths } from '../../paths.ts';

/** The view of the page, from its address. */
export interface PicturesQuery {
  /** The batch that was uploaded; null before an upload. */
  readonly batch: string | null;
  /** Page of the pictures without a product, from 1. */
  readonly page: number;
  /** Page of the pictures that could not be fetched, from 1. */
  readonly failed: number;
}

/** The page of a batch, or of a new upload. */
export function picturesAddress({ batch, page = 1, failed = 1 }: Partial<PicturesQuery>): string {
  const query = new URLSearchParams();
  if (typeof batch === 'string') query.set('batch', batch);
  if (page > 1) query.set('page', String(page));
  if (failed > 1) query.set('failed', String(failed));
  const text = query.toString();
  return text === '' ? paths.cataloguePictures : `${paths.cataloguePictures}?${text}`;
}

/** Reads an address; a batch or page that none can have counts as absent. */
export function readPicturesQuery(search: string): PicturesQuery {
  const query = new URLSearchParams(search);
  const batch = query.get('batch') ?? '';
  return {
    batch: /^[\w-]{1,64}$/.test(batch) ? batch : null,
    page: pageIn(query.get('page')),
    failed: pageIn(query.get('failed')),
  };
}
