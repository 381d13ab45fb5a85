/** Uploaded pictures and their batches, and pictures that imports name by their address. */
import type { FetchState } from '@kayal/api-contract';

/** An uploaded picture of a product's colour; without a row the picture is drawn. */
export interface PictureTable {
  product_id: number;
  /** Canonical colour: A–Z, 0–9 and `-`. */
  colour: string;
  file: string;
  updated_at: number;
}

/** A further side of an uploaded garment; the front is in `picture`. */
export interface PictureViewTable {
  product_id: number;
  /** Canonical colour: A–Z, 0–9 and `-`. */
  colour: string;
  view: 'back' | 'detail';
  file: string;
}

/** A picture that an owner uploaded for the home page or for categories. */
export interface ShopPictureTable {
  file: string;
  created_at: number;
}

/** Pictures that were uploaded together. */
export interface PictureBatchTable {
  id: string;
  state: 'working' | 'done' | 'stopped';
  created_at: number;
  /** When the server last worked on it, so that a batch whose process was killed is noticed. */
  worked_at: number;
}

/** One file of a batch, and its result. */
export interface PictureBatchFileTable {
  id: string;
  batch_id: string;
  /** Order of work, from 0. */
  position: number;
  /** As the client wrote it. */
  name: string;
  status: 'waiting' | 'stored' | 'unmatched' | 'refused';
  /** Why it was refused. */
  code: string | null;
  /** Once stored: its served name and its side. */
  picture: string | null;
  view: 'front' | 'back' | 'detail' | null;
  /** The stored file of an unmatched picture. */
  file: string | null;
  created_at: number;
}

/** A picture that an import names by its address, for one side of a product's colour. */
export interface PictureAddressTable {
  id: string;
  product_id: number;
  /** Canonical colour: A–Z, 0–9 and `-`. */
  colour: string;
  view: 'front' | 'back' | 'detail';
  address: string;
  /** Name and port of the address's server. */
  host: string;
  state: FetchState;
  /** Tries that failed. */
  tries: number;
  /** Why the last try failed. */
  code: string | null;
  /** Not tried before this time, ms since 1970. */
  due_at: number;
  /** The import that named it last. */
  run_id: string;
  /** SHA-256 of the bytes that were fetched, hex, and the stored file; null until something was fetched for this side. */
  digest: string | null;
  file: string | null;
}
