import type { Paise } from '@kayal/api-contract/client';

/** What delivery to a place costs. */
export interface DeliveryRates {
  /** Of the zone or, without one, of the shop. */
  readonly charge: Paise;
  /** Value of the pieces from which `charge` and `weights` are free; null for never. */
  readonly freeFrom: Paise | null;
  /** What a heavier bag pays more: of the steps it reaches, the heaviest counts. */
  readonly weights: readonly { readonly grams: number; readonly charge: Paise }[];
  /** Weight of one piece that has none of its own. */
  readonly pieceGrams: number;
  /** Of the place itself, never free. */
  readonly fee: Paise;
}

/** Pieces that are delivered together. */
export interface DeliveredLine {
  readonly quantity: number;
  /** Of one piece at its current price. */
  readonly price: Paise;
  /** Weight of one piece; absent or null where it is not known. */
  readonly grams?: number | null;
}

/** What the delivery of lines costs; 0 without any. The bag, the server and the preview of the settings ask it. */
export function deliveryCharge(rates: DeliveryRates, lines: readonly DeliveredLine[]): Paise {
  if (lines.length === 0) return 0;
  const value = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (rates.freeFrom !== null && value >= rates.freeFrom) return rates.fee;
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? rates.pieceGrams) * line.quantity, 0);
  const reached = rates.weights.filter((step) => grams >= step.grams).toSorted((a, b) => b.grams - a.grams);
  return rates.charge + (reached[0]?.charge ?? 0) + rates.fee;
}

/** Settings that decide about charges; amounts are rupees. */
export interface ChargeSettings {
  /** 0 for never. */
  readonly freeFrom: number;
  readonly zones: readonly { readonly zone: string; readonly charge: number }[];
  readonly weights: readonly { readonly grams: number; readonly charge: number }[];
  readonly pieceGrams: number;
}

const toPaise = (rupees: number): Paise => Math.round(rupees * 100);
const plain = (zone: string): string => zone.trim().toLowerCase();

/** The rates of a place. @param charge of the shop, rupees @param place null where the shop asks for no pincode */
export function ratesOf(
  settings: ChargeSettings,
  charge: number,
  place: { readonly zone: string; readonly fee: Paise } | null,
): DeliveryRates {
  const zone =
    place === null || place.zone === ''
      ? undefined
      : settings.zones.find((each) => plain(each.zone) === plain(place.zone));
  return {
    charge: toPaise(zone?.charge ?? charge),
    freeFrom: settings.freeFrom === 0 ? null : toPaise(settings.freeFrom),
    weights: settings.weights.map((step) => ({ grams: step.grams, charge: toPaise(step.charge) })),
    pieceGrams: settings.pieceGrams,
    fee: place?.fee ?? 0,
  };
}
