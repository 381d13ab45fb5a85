import { expect, it } from 'vitest';
import { ordersText, refusalGroups, takenText } from './packing-texts.ts';

it('says how many orders took a step, and names a single one', () => {
  expect(ordersText(1)).toBe('1 order');
  expect(takenText('pack', ['KY1', 'KY2'])).toBe('2 orders are packed.');
  expect(takenText('unpack', ['KY1'])).toBe('Order KY1 is unpacked.');
});

it('groups refused orders by reason, and says what an illegal step means', () => {
  const refusal = (entryNo: string, code: string) => ({ entryNo, row: null, code, message: `Because of ${code}.` });
  expect(
    refusalGroups('pack', [
      refusal('KY1', 'order.step'),
      refusal('KY2', 'order.delivered'),
      refusal('KY3', 'order.step'),
    ]),
  ).toEqual([
    { reason: 'Nothing of it is left to pack.', entryNos: ['KY1', 'KY3'] },
    { reason: 'Because of order.delivered.', entryNos: ['KY2'] },
  ]);
});
