import type { CutDrawer } from '../drawing-types.ts';
import type { Cut } from '../garment-spec.ts';
import { backpack } from './backpack.ts';
import { bottle } from './bottle.ts';
import { cap } from './cap.ts';
import { duffel } from './duffel.ts';
import { fullSleeve } from './full-sleeve.ts';
import { hoodie } from './hoodie.ts';
import { jacket } from './jacket.ts';
import { polo } from './polo.ts';
import { shorts, swimTrunks } from './shorts.ts';
import { skirt } from './skirt.ts';
import { socks } from './socks.ts';
import { sportsBra } from './sports-bra.ts';
import { swimsuit } from './swimsuit.ts';
import { tank } from './tank.ts';
import { tee } from './tee.ts';
import { leggings, trackPant } from './track-pant.ts';

/** The drawer of every cut. */
export const cutDrawers: Readonly<Record<Cut, CutDrawer>> = {
  tee,
  polo,
  'full-sleeve': fullSleeve,
  tank,
  jacket,
  hoodie,
  shorts,
  'track-pant': trackPant,
  leggings,
  skirt,
  'swim-trunks': swimTrunks,
  swimsuit,
  'sports-bra': sportsBra,
  bottle,
  cap,
  duffel,
  backpack,
  socks,
};
