import { paiseToRupees, type ReturnReason, type WireOf } from '@kayal/api-contract';
import { returnObstacle, returnUntil, type ReturnableLine } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import type { Db } from '../../db/open-database.ts';
import type { Flag } from '../../db/tables/flag.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import type { Page } from '../../http/paging.ts';
import { loadLives, type StoredLife } from '../orders/life/stored-lives.repository.ts';
import { readVariantDisplays, type ColouredProduct } from '../cart/variant-display.repository.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { currentSettings, type SettingsParts } from '../shop-settings/settings-cache.ts';
import { returnInput } from './save-return.ts';
import {
  countReturns,
  countWaiting,
  listExchanges,
  listLineCosts,
  listReturnQueue,
  listReturnsOfOrder,
  loadReturns,
  sumReturnedLines,
  type ReturnFilter,
  type StoredReturn,
} from './stored-returns.repository.ts';

type ReturnRow = WireOf<'askReturn'>['answer']['request'];

/** Names of colours of some products as today's pages show them. */
async function readColourNames(context: SettingsParts, db: Db, wanted: readonly ColouredProduct[]) {
  const displayOf = await readVariantDisplays(db, await shownSeason(context), wanted);
  return (productId: number, colour: string): string => displayOf({ productId, colour }).colourName;
}

type ColourNames = Awaited<ReturnType<typeof readColourNames>>;

/** Returns as the contract has them. @param db the transaction where one is open */
export async function toReturnRows(
  context: SettingsParts,
  db: Db,
  returns: readonly StoredReturn[],
): Promise<ReturnRow[]> {
  const colours = returns
    .flatMap(({ lines }) => lines)
    .flatMap(({ productId, colour, wantedColour }) =>
      [colour, wantedColour ?? colour].map((each) => ({ productId, colour: each })),
    );
  const nameOf = await readColourNames(context, db, colours);
  return returns.map((stored) => toReturnRow(stored, nameOf));
}

function toReturnRow(stored: StoredReturn, nameOf: ColourNames): ReturnRow {
  const { refund, lines } = stored;
  return {
    id: stored.id,
    entryNo: stored.entry_no,
    customerName: stored.customerName,
    stage: stored.stage,
    wish: stored.wish,
    wayBack: stored.way_back,
    askedAt: stored.asked_at,
    sendBy: stored.send_by,
    pickUpOn: stored.pick_up_on,
    pickUpAddress: stored.addressText,
    note: stored.note,
    refundable: paiseToRupees(returnInput(stored).refundable),
    wayBackCharge: paiseToRupees(stored.way_back_charge),
    parcel: stored.parcel,
    isHeld: stored.held === 1,
    refund:
      refund === null
        ? null
        : {
            amount: paiseToRupees(refund.amount),
            method: refund.method,
            reference: refund.reference,
            at: refund.created_at,
          },
    lines: lines.map(({ productId, colour, wantedColour, paid, ...line }) => ({
      ...line,
      productId,
      colour: nameOf(productId, colour),
      wantedColour: wantedColour === null ? null : nameOf(productId, wantedColour),
      paid: paiseToRupees(paid),
    })),
    pictures: [...stored.pictures],
    timeline: stored.steps.map(({ step, created_at: at, taken_by: by, note }) => ({ step, at, by, note })),
  };
}

/** As `requireReturn`, as the contract has it. */
export async function requireReturnRow(context: SettingsParts, db: Db, id: string): Promise<ReturnRow> {
  const [row] = await toReturnRows(context, db, [await requireReturn(db, id, null)]);
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

/** A return. @throws ApiError `not_found` where it is missing, or not of an owner */
export async function requireReturn(db: Db, id: string, ownerId: string | null): Promise<StoredReturn> {
  const [stored] = await loadReturns(db, [id]);
  if (stored === undefined || (ownerId !== null && stored.customer_id !== ownerId)) throw new ApiError('not_found');
  return stored;
}

/** Whose returns a caller may see: an admin's are all. */
export const ownerOf = ({ role, customerId }: Identity): string | null => (role === 'admin' ? null : customerId);

/** A line of an order, as the rules of returns take it: units that came back with their parcel never reached her. */
export function returnableLine(
  { stage, deliveredAt, parcels }: StoredLife,
  { lineNo, quantity }: StoredLife['lines'][number],
  inReturns: number,
  cost: { readonly final_sale: Flag } | undefined,
): ReturnableLine {
  const cameBack = parcels
    .filter(({ isRestocked }) => isRestocked)
    .flatMap(({ lines }) => lines.filter((line) => line.lineNo === lineNo))
    .reduce((sum, line) => sum + line.quantity, 0);
  const isFinalSale = cost?.final_sale === 1;
  const at = stage === 'delivered' ? deliveredAt : null;
  return { quantity: quantity - cameBack, inReturns, deliveredAt: at, isFinalSale };
}

/**
 * What of an own order can be returned, and its returns; for an admin of any order.
 * @throws ApiError `not_found`
 */
export async function readOrderReturns(
  context: AppContext,
  caller: Identity,
  entryNo: string,
): Promise<WireOf<'getOrderReturns'>['answer']> {
  const { db } = context;
  const ownerId = ownerOf(caller);
  const life = (await loadLives(db, [entryNo], false)).get(entryNo);
  if (life === undefined || (ownerId !== null && life.customerId !== ownerId)) throw new ApiError('not_found');
  const { returns: terms, returnDesk } = (await currentSettings(context)).settings;
  const taken = await sumReturnedLines(db, entryNo);
  const costs = await listLineCosts(db, entryNo);
  const productIds = [...new Set([...costs.values()].map(({ productId }) => productId))];
  const variants = await listExchanges(db, productIds);
  const nameOf = await readColourNames(context, db, variants);
  const exchanges = Map.groupBy(variants, ({ productId }) => productId);
  const lines = life.lines.map((each) => {
    const cost = costs.get(each.lineNo);
    const line = returnableLine(life, each, taken.get(each.lineNo)?.units ?? 0, cost);
    const until = (reason: ReturnReason) =>
      line.deliveredAt === null ? null : returnUntil(line.deliveredAt, reason, terms);
    return {
      lineNo: each.lineNo,
      left: line.quantity - line.inReturns,
      until: until('changedMind'),
      damagedUntil: until('damaged'),
      obstacle: returnObstacle(line, line.isFinalSale === true ? 'wrongPiece' : 'changedMind', terms, context.now()),
      ...(line.isFinalSale === true && { finalSale: true }),
      exchanges: (exchanges.get(cost?.productId ?? 0) ?? []).map(({ productId, uniqueCode, colour, size, stock }) => ({
        uniqueCode,
        colour: nameOf(productId, colour),
        size,
        stock,
      })),
    };
  });
  const returns = await loadReturns(db, await listReturnsOfOrder(db, entryNo));
  const { isOpen, pickUpCharge } = returnDesk;
  return { success: true, isOpen, pickUpCharge, lines, returns: await toReturnRows(context, db, returns) };
}

/** A page of the back office's returns, and how many match. */
export async function readReturns(
  context: AppContext,
  filter: ReturnFilter,
  page: Page,
): Promise<{ readonly total: number; readonly answer: WireOf<'getReturns'>['answer'] }> {
  const { db } = context;
  const returns = await toReturnRows(context, db, await loadReturns(db, await listReturnQueue(db, filter, page)));
  const total = await countReturns(db, filter);
  return { total, answer: { success: true, returns, waiting: await countWaiting(db) } };
}
