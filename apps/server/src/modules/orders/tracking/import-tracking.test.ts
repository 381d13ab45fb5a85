import { expect, it } from 'vitest';
import { findCourier } from './import-tracking.ts';
import { readTrackingFile } from './tracking-file.ts';

const couriers = [
  { id: 'local', name: 'കൊറിയർ സർവീസ്', trackingUrl: '', phone: '' },
  { id: 'blue-dart', name: 'Blue Dart', trackingUrl: '', phone: '' },
];

it.each([
  ['blue-dart', 'blue-dart'],
  ['ＢＬＵＥ DART\u200b', 'blue-dart'],
  ['BlueDart', 'blue-dart'],
  ['കൊറിയർസർവീസ്', 'local'],
  ['अन्य', undefined],
  ['—', undefined],
])('S7.ORD.03 the cell %s is the courier %s', (cell, id) => {
  expect(findCourier(couriers, cell)?.id).toBe(id);
});

it('S7.ORD.03 marks that nobody sees are in no cell of a file', () => {
  const [row] = readTrackingFile('order,awb\u200b,courier\n\u202dKY1\u202c,\ufeffA-1,DTDC\u200e');
  expect(row).toMatchObject({ entryNo: 'KY1', trackingNumber: 'A-1', courier: 'DTDC' });
});
