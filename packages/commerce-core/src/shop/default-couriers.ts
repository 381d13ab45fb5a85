import type { Courier } from '@kayal/api-contract/client';

/**
 * Couriers of a new shop: those that most Indian shops send with. Those whose page takes a tracking number in its address
 * have it there; at the others a shopper types it. An owner changes them in Settings.
 */
export const defaultCouriers: Courier[] = [
  { id: 'india-post', name: 'India Post', trackingUrl: 'https://www.indiapost.gov.in/', phone: '' },
  { id: 'delhivery', name: 'Delhivery', trackingUrl: 'https://www.delhivery.com/track/package/{number}', phone: '' },
  { id: 'blue-dart', name: 'Blue Dart', trackingUrl: 'https://www.bluedart.com/tracking', phone: '' },
  { id: 'dtdc', name: 'DTDC', trackingUrl: 'https://www.dtdc.in/tracking.asp', phone: '' },
  { id: 'ekart', name: 'Ekart', trackingUrl: 'https://ekartlogistics.com/shipmenttrack/{number}', phone: '' },
  {
    id: 'xpressbees',
    name: 'Xpressbees',
    trackingUrl: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
    phone: '',
  },
  { id: 'shadowfax', name: 'Shadowfax', trackingUrl: 'https://tracker.shadowfax.in/', phone: '' },
];
