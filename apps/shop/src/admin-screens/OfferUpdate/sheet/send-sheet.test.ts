import type { CallError, SheetChange } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import { sendSheet, type SheetProgress } from './send-sheet.ts';

const change = (itemId: number): SheetChange => ({
  line: itemId,
  itemId,
  name: `Tee ${itemId}`,
  mrp: 10_000,
  before: null,
  after: 9000,
});
const sheet = [change(1), change(2), change(3), change(4)];
const begun: SheetProgress = { set: 0, refused: [], waiting: sheet, isOut: false };
const failed = (status: number | null): CallError => ({
  kind: status === null ? 'network' : 'refused',
  status,
  code: null,
  message: null,
  details: {},
});

describe('sending a sheet', () => {
  it('J52 the first 401 stops it, and the rest waits', async () => {
    const sent: number[] = [];
    const send = async ({ itemId }: SheetChange) => {
      sent.push(itemId);
      return itemId === 2 ? failed(401) : null;
    };
    const progress = await sendSheet(begun, { send, onProgress: () => undefined });
    expect(sent).toEqual([1, 2]);
    expect(progress).toEqual({ set: 1, refused: [], waiting: sheet.slice(1), isOut: true });
    const rest = await sendSheet(progress, { send: async () => null, onProgress: () => undefined });
    expect(rest).toEqual({ set: 4, refused: [], waiting: [], isOut: false });
  });

  it('J52 a refused row is kept and the others are sent', async () => {
    const waitingCounts: number[] = [];
    const send = async ({ itemId }: SheetChange) => (itemId === 3 ? failed(422) : itemId === 4 ? failed(null) : null);
    const progress = await sendSheet(begun, { send, onProgress: ({ waiting }) => waitingCounts.push(waiting.length) });
    expect(progress).toMatchObject({ set: 2, waiting: [], isOut: false });
    expect(progress.refused.map(({ change: { itemId } }) => itemId)).toEqual([3, 4]);
    expect(waitingCounts).toEqual([3, 2, 1, 0]);
  });
});
