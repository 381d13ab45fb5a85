const actNames: Readonly<Record<string, string>> = {
  'order.delivered': 'Order delivered',
  'order.cancelled': 'Order cancelled',
  'order.tracking_revoked': 'Tracking link ended',
  'orders.exported': 'Orders exported',
  'customers.exported': 'Customers exported',
  'privacy.exported': 'File about personal data downloaded',
  'orders.pack': 'Orders packed',
  'orders.unpack': 'Orders unpacked',
  'orders.ship': 'Orders shipped',
  'orders.outForDelivery': 'Orders out for delivery',
  'orders.deliver': 'Orders delivered',
  'orders.tracking_imported': 'Orders shipped by a courier’s file',
  'parcel.pack': 'Parcel packed',
  'parcel.unpack': 'Parcel unpacked',
  'parcel.ship': 'Parcel shipped',
  'parcel.correct': 'Tracking number corrected',
  'parcel.outForDelivery': 'Parcel out for delivery',
  'parcel.deliver': 'Parcel delivered',
  'parcel.returnToSender': 'Parcel came back',
  'parcel.restock': 'Parcel put back into stock',
  'parcels.updated': 'Parcels updated by a courier',
  'return.approve': 'Return approved',
  'return.decline': 'Return declined',
  'return.arrange': 'Pick-up of a return arranged',
  'return.receive': 'Return received',
  'return.examine': 'Return examined',
  'return.refund': 'Return refunded',
  'return.exchange': 'Return exchanged',
  'return.replace': 'Return replaced',
  'return.sendBack': 'Return sent back',
  'offer.set': 'Offer set',
  'offer.removed': 'Offer removed',
  'colour.changed': 'Colour changed',
  'picture.uploaded': 'Picture uploaded',
  'picture.display-first': 'First picture chosen',
  'product.added': 'Product added',
  'product.saved': 'Product changed',
  'stock.corrected': 'Stock corrected',
  'catalogue.imported': 'Catalogue imported',
  'catalogue.import_undone': 'Import undone',
  'season.switched': 'Season switched',
  'payment.statement': 'Bank statement read',
  'payment.settlement': 'Courier’s settlement booked',
  'promotion.saved': 'Promotion saved',
  'settings.saved': 'Settings changed',
  'people.imported': 'Customers or past orders brought over',
  'people.import_undone': 'Customers or past orders undone',
  'redirects.loaded': 'Old addresses loaded',
  'redirects.removed': 'File of old addresses removed',
  'redirect.added': 'Old address sent somewhere',
  'redirect.removed': 'Rule of old addresses removed',
  'rehearsal.made': 'Rehearsal of the shop begun',
  'rehearsal.switching': 'Switch to the rehearsal begun',
  'rehearsal.switched': 'Rehearsal brought into the shop',
  'rehearsal.discarded': 'Rehearsal thrown away',
  'archive.begun': 'Whole shop exported',
  'archive.downloaded': 'Export of the whole shop downloaded',
  'pincodes.imported': 'Table of pincodes loaded',
  'token.created': 'API token made',
  'token.revoked': 'API token withdrawn',
  'webhook.added': 'Webhook added',
  'webhook.removed': 'Webhook removed',
  'webhook.replayed': 'Webhook sent again',
  'message.answered': 'Message answered',
  'message.retried': 'Message sent again',
  'message.dropped': 'Message deleted',
  'admin.granted': 'Admin added',
  'admin.withdrawn': 'Admin removed',
  'sessions.ended': 'Devices logged out',
  'account.exported': 'Own data downloaded',
};

/** The change in words; an unknown action keeps its code. */
export const actName = (action: string): string => actNames[action] ?? action;

/** One changed field. */
export interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function fieldsOf(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Max characters of one value. */
const maxLength = 120;

const shortened = (text: string): string => (text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`);

function wordOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return shortened(value.map(wordOf).join(', '));
  return shortened(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The fields in which two states differ. @param before @param after JSON texts of objects */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, before: wordOf(old[name]), after: wordOf(now[name]) }))
    .filter((change) => change.before !== change.after);
}
