import type { Courier } from '@kayal/api-contract/client';

/**
 * Couriers of a new shop: those that most Indian shops send with. Those whose page takes a tracking number in its address
 * have it there; at the others a shopper types it. An owner changes them in Settings.
 */
export const defaultCouriers: Courier[] = [
  { name: 'India Post', id: 'india-post', trackingUrl: 'https://www.indiapost.gov.in/', phone: '' },
  { name: 'Delhivery', id: 'delhivery', trackingUrl: 'https://www.delhivery.com/track/package/{number}', phone: '' },
  { name: 'Blue Dart', id: 'blue-dart', trackingUrl: 'https://www.bluedart.com/tracking', phone: '' },
  { name: 'DTDC', id: 'dtdc', trackingUrl: 'https://www.dtdc.in/tracking.asp', phone: '' },
  { name: 'Ekart', id: 'ekart', trackingUrl: 'https://ekartlogistics.com/shipmenttrack/{number}', phone: '' },
  {
    name: 'Xpressbees',
    id: 'xpressbees',
    trackingUrl: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
    phone: '',
  },
  { name: 'Shadowfax', id: 'shadowfax', trackingUrl: 'https://tracker.shadowfax.in/', phone: '' },
];
