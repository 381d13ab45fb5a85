import {
  paiseToRupees,
  routes,
  rupeesToPaise,
  type ReturnFilter,
  type ReturnStep,
  type WireOf,
} from '@kayal/api-contract';
import {
  isReturnEnded,
  nextReturn,
  paidForUnits,
  returnObstacle,
  returnUntil,
  wayBackCharge,
  type ReturnRequestEvent,
} from '@kayal/commerce-core';
import type { MockModule } from '../create-mock-shop.ts';
import { askedAt, type ReturnRow } from '../fixtures/returns.ts';
import { uploadedPicture } from '../fixtures/images.ts';
import type { OrderRow } from '../fixtures/orders.ts';
import { answer, refuse } from '../mock-reply.ts';
import { refusal } from './invoices.ts';
import { packExchange } from '../mock-order-life.ts';
import { pageOf } from '../product-list.ts';
import { isDay, wrongDays } from '../reported-days.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId, type MockShopState } from '../mock-shop-state.ts';

type StepBody = WireOf<'takeReturnStep'>['body'];

/** When every step of a story is taken, ms since 1970. */
const now = Date.UTC(2026, 10, 21, 6, 30);
const dayMs = 86_400_000;
const freeing: readonly ReturnRow['stage'][] = ['declined', 'cancelled', 'lapsed', 'sentBack'];

/** What returns have of a line: its units, and what was paid for them in paise. */
function inReturns({ returns }: MockShopState, entryNo: string, lineNo: number): { units: number; paid: number } {
  const lines = returns
    .filter((each) => each.entryNo === entryNo && !freeing.includes(each.stage))
    .flatMap((each) => each.lines.filter((line) => line.lineNo === lineNo));
  return {
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    paid: lines.reduce((sum, { paid }) => sum + rupeesToPaise(paid), 0),
  };
}

/** 0: waits for the shop; 1: is on its way; 2: has ended. */
function turnOf({ stage, wayBack }: ReturnRow): number {
  if (isReturnEnded(stage)) return 2;
  return stage === 'pickUpArranged' || (stage === 'approved' && wayBack === 'ownParcel') ? 1 : 0;
}

/** Whether a return is in a list. */
function isShown(row: ReturnRow, filter: ReturnFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (filter === 'open' || filter === 'ended') return (turnOf(row) === 2) === (filter === 'ended');
  return row.stage === filter;
}

/** The event of a step of the shop. */
function eventOf(step: ReturnStep, { refund, pickUpOn }: StepBody): ReturnRequestEvent {
  if (step === 'approve') return { type: 'return.approve', sendBy: now + 14 * dayMs };
  if (step === 'arrange') return { type: 'return.arrange', sendBy: Date.parse(pickUpOn ?? '') + 14 * dayMs };
  if (step === 'refund') return { type: 'return.refund', amount: rupeesToPaise(refund?.amount ?? 0) };
  return { type: `return.${step}` };
}

/** What a step says too little of; null where it says enough. */
function missingWords({ lines }: ReturnRow, { step, note = '', pickUpOn, verdicts = [] }: StepBody) {
  if (step === 'decline' && note.trim() === '') return { note: 'the shopper needs a reason' };
  if (step === 'arrange' && (pickUpOn === undefined || !isDay(pickUpOn))) return { pickUpOn: 'not a day' };
  return step === 'examine' && verdicts.length !== lines.length ? { verdicts: 'one for each line' } : null;
}

/** A return after an event; null where its statechart forbids it. */
function after(row: ReturnRow, event: ReturnRequestEvent, entry: ReturnRow['timeline'][number]): ReturnRow | null {
  const { stage, wish, isHeld, sendBy } = row;
  const next = nextReturn({ stage, wish, isHeld, sendBy, refundable: rupeesToPaise(row.refundable) }, event);
  return next === null
    ? null
    : {
        ...row,
        stage: next.stage,
        isHeld: next.isHeld,
        sendBy: next.sendBy,
        timeline: [...row.timeline, { ...entry, at: now }],
      };
}

/** Opens a return again whose exchange is in stock again. */
export function reopenReturn(state: MockShopState, returnId: string, parcel: ReturnRow['parcel']): void {
  const entry = { step: 'restock', at: now, by: 'shop' as const, note: '' };
  state.returns = state.returns.map((row) => {
    const next = row.id === returnId ? after(row, { type: 'return.restock' }, entry) : null;
    return next === null ? row : { ...next, parcel };
  });
}

/** Returns and exchanges. */
export function returnHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const termsOf = () => state.settings.settings.returns;
  const isOpen = () => state.settings.settings.returnDesk?.isOpen === true;
  const pickUpCharge = () => state.settings.settings.returnDesk?.pickUpCharge ?? 0;
  const rowsOf = (entryNo: string): readonly OrderRow[] => state.orders.filter(({ EntryNo }) => EntryNo === entryNo);
  const isOwn = (row: OrderRow | undefined): boolean =>
    row !== undefined && (state.user?.isAdmin === true || row.LedCode === state.user?.id);
  const isFinal = ({ Itemid }: OrderRow): boolean => state.productFacts.get(Itemid)?.finalSale === true;
  const replace = (row: ReturnRow): void => {
    state.returns = state.returns.map((each) => (each.id === row.id ? row : each));
  };
  return [
    endpoint('getOrderReturns', ({ params }) => {
      const rows = rowsOf(params.entryNo);
      if (!isOwn(rows[0])) return refuse('not_found');
      const lines = rows.map((row, index) => {
        const { units } = inReturns(state, params.entryNo, index + 1);
        const deliveredAt = row.deliveredAt ?? null;
        const isFinalSale = isFinal(row);
        const line = { quantity: row.Quantity, inReturns: units, deliveredAt, isFinalSale };
        const terms = termsOf();
        return {
          lineNo: index + 1,
          left: row.Quantity - units,
          until: deliveredAt === null ? null : returnUntil(deliveredAt, 'changedMind', terms),
          damagedUntil: deliveredAt === null ? null : returnUntil(deliveredAt, 'damaged', terms),
          obstacle: returnObstacle(line, isFinalSale ? 'wrongPiece' : 'changedMind', terms, now),
          ...(isFinalSale && { finalSale: true }),
          exchanges: state.variants
            .filter(({ ItemId, Qty }) => ItemId === row.Itemid && Qty > 0)
            .map(({ Uniquecode, Color, Size, Qty }) => ({
              uniqueCode: Uniquecode,
              colour: Color,
              size: Size,
              stock: Qty,
            })),
        };
      });
      return answer({
        success: true,
        isOpen: isOpen(),
        pickUpCharge: pickUpCharge(),
        lines,
        returns: state.returns.filter(({ entryNo }) => entryNo === params.entryNo),
      });
    }),
    endpoint('askReturn', ({ params, body }) => {
      const rows = rowsOf(params.entryNo);
      const [first] = rows;
      if (first === undefined || !isOwn(first)) return refuse('not_found');
      if (!isOpen()) return refuse('return.closed');
      if (rows.some(({ deliveredAt }) => deliveredAt == null)) return refuse('return.not_delivered');
      for (const { lineNo, quantity, reason, wanted } of body.lines) {
        const row = rows[lineNo - 1];
        const { units } = inReturns(state, params.entryNo, lineNo);
        if (row === undefined || quantity > row.Quantity - units) return refuse('return.units');
        const line = { quantity: row.Quantity, inReturns: units, deliveredAt: row.deliveredAt ?? null };
        const obstacle = returnObstacle({ ...line, isFinalSale: isFinal(row) }, reason, termsOf(), now);
        if (obstacle === 'finalSale') return refuse('return.final_sale');
        if (obstacle !== null) return refuse('return.too_late');
        if (body.wish === 'exchange' && wanted === undefined) {
          return refuse('request.invalid', { fields: { wanted: `line ${lineNo} does not name a variant` } });
        }
      }
      const lines = body.lines.flatMap(({ lineNo, quantity, reason, wanted = null }) => {
        const row = rows[lineNo - 1];
        if (row === undefined) return [];
        const before = inReturns(state, params.entryNo, lineNo);
        const variant = state.variants.find(({ Uniquecode }) => Uniquecode === wanted);
        return [
          {
            lineNo,
            productId: row.Itemid,
            uniqueCode: row.UniqueCode,
            name: row.itemName ?? '',
            colour: row.ColorName ?? '',
            size: row.Size ?? '',
            quantity,
            reason,
            wanted,
            wantedSize: variant?.Size ?? null,
            wantedColour: variant?.Color ?? null,
            paid: paiseToRupees(paidForUnits(rupeesToPaise(row.Total), row.Quantity, before, quantity)),
            verdict: null,
          },
        ];
      });
      const paid = lines.reduce((sum, line) => sum + rupeesToPaise(line.paid), 0);
      const { wayBack } = body;
      const reasons = lines.map(({ reason }) => reason);
      const charge = wayBackCharge(rupeesToPaise(pickUpCharge()), { wayBack, reasons, paid });
      const request: ReturnRow = {
        id: `RNEW${nextId(state)}`,
        entryNo: params.entryNo,
        customerName: first.customerName ?? '',
        stage: 'asked',
        wish: body.wish,
        wayBack: body.wayBack,
        askedAt: now,
        sendBy: null,
        pickUpOn: null,
        pickUpAddress: first.addressText ?? '',
        note: body.note ?? '',
        refundable: paiseToRupees(paid - charge),
        wayBackCharge: paiseToRupees(charge),
        parcel: null,
        isHeld: body.wish !== 'refund',
        refund: null,
        lines,
        pictures: [],
        timeline: [{ step: 'ask', at: now, by: 'shopper', note: '' }],
      };
      state.returns = [request, ...state.returns];
      return answer({ success: true, request });
    }),
    endpoint('addReturnPicture', ({ params, form }) => {
      const row = state.returns.find(({ id }) => id === params.id);
      if (row === undefined) return refuse('not_found');
      if (!(form?.get('images') instanceof File)) return refuse('image.missing');
      const picture = `picture_${nextId(state)}`;
      replace({ ...row, pictures: [...row.pictures, picture] });
      return answer({ success: true, picture });
    }),
    {
      ...routes.getReturnPicture,
      respond: (_request, params) =>
        state.returns.some(({ pictures }) => pictures.some((picture) => picture === params['picture']))
          ? new Response(
              Uint8Array.from(atob(uploadedPicture), (char) => char.charCodeAt(0)),
              { headers: { 'content-type': 'image/webp' } },
            )
          : refusal('not_found'),
    },
    endpoint('cancelReturn', ({ params }) => {
      const row = state.returns.find(({ id }) => id === params.id);
      if (row === undefined) return refuse('not_found');
      if (row.stage === 'cancelled') return answer({ success: true, request: row });
      const next = after(row, { type: 'return.cancel' }, { step: 'cancel', at: askedAt, by: 'shopper', note: '' });
      if (next === null) return refuse('return.step');
      replace(next);
      return answer({ success: true, request: next });
    }),
    endpoint('getReturns', ({ query }) => {
      const found = state.returns.filter((row) => isShown(row, query.stage)).toSorted((a, b) => turnOf(a) - turnOf(b));
      const waiting = state.returns.filter((row) => turnOf(row) === 0).length;
      return answer({ success: true, returns: pageOf(found, query), waiting }, found.length);
    }),
    endpoint('takeReturnStep', ({ params, body }) => {
      const row = state.returns.find(({ id }) => id === params.id);
      if (row === undefined) return refuse('not_found');
      if (row.stage !== body.stage) return refuse('return.step');
      const fields = missingWords(row, body);
      if (fields !== null) return refuse('request.invalid', { fields });
      const entry = { step: body.step, at: now, by: 'shop' as const, note: body.note ?? '' };
      const taken = after(row, eventOf(body.step, body), entry);
      if (taken === null) return refuse(body.step === 'refund' ? 'return.refund' : 'return.step');
      const parcel =
        taken.stage === 'exchanged' || taken.stage === 'replaced' ? packExchange(state, taken) : taken.parcel;
      const next: ReturnRow = {
        ...taken,
        parcel: parcel === null ? null : { number: parcel.number, stage: parcel.stage },
        pickUpOn: body.pickUpOn ?? taken.pickUpOn,
        lines: taken.lines.map((line) => ({
          ...line,
          verdict: body.verdicts?.find(({ lineNo }) => lineNo === line.lineNo)?.verdict ?? line.verdict,
        })),
        refund: body.refund === undefined ? taken.refund : { ...body.refund, at: now },
      };
      replace(next);
      return answer({ success: true, request: next });
    }),
    endpoint('getReturnReport', ({ query }) => {
      const fields = wrongDays(query);
      if (fields !== null) return refuse('request.invalid', { fields });
      return answer({
        success: true,
        rows: state.returns.flatMap(({ lines }) =>
          lines.map(({ productId, name, size, reason, quantity }) => ({
            productId,
            name,
            size,
            reason,
            units: quantity,
            sold: quantity * 4,
          })),
        ),
        places: state.returns.length === 0 ? [] : [{ pincode: '682020', orders: 12, cameBack: 1, returned: 3 }],
        ways:
          state.returns.length === 0
            ? []
            : [
                { way: 'cash', orders: 8, cameBack: 1, returned: 2 },
                { way: 'upi', orders: 4, cameBack: 0, returned: 1 },
              ],
      });
    }),
  ];
}
