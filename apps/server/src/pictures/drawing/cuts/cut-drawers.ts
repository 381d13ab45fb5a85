import type { CutDrawer } from '../drawing.ts';
import type { Cut } from '../garment-spec.ts';
import { tee } from './tee.ts';

/** The drawer of every cut. */
export const CUT_DRAWERS: Readonly<Record<Cut, CutDrawer>> = {
  tee, polo: tee, 'full-sleeve': tee, tank: tee, jacket: tee, hoodie: tee, shorts: tee, 'track-pant': tee, leggings: tee, skirt: tee,
  'swim-trunks': tee, swimsuit: tee, 'sports-bra': tee, bottle: tee, cap: tee, duffel: tee, backpack: tee, socks: tee,
};
