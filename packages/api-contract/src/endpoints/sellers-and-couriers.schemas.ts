/** Settings about people and companies that a shop works with. */
import { Type } from 'typebox';
import { requiredText, text } from '../schemas.ts';

/** Who answers complaints, as the law of some countries asks of a shop; empty until the owner names them. */
export const seller = Type.Object(
  {
    legalName: text(120, {
      title: 'Legal name',
      description: 'Of the person or company that sells. With it, the footer links to a page about the seller.',
    }),
    officerName: text(80, {
      title: 'Who answers complaints',
      description:
        'The grievance officer. With a name here, each message gets a number and a date by which you answer.',
    }),
    officerDesignation: text(80, { title: 'Designation' }),
    officerEmail: text(254, { title: 'E-mail for complaints', 'x-field': 'email' }),
    officerPhone: text(30, { title: 'Telephone for complaints', 'x-field': 'tel' }),
  },
  { title: 'Seller and complaints' },
);

/** Couriers by whom the shop sends its parcels. */
export const couriers = Type.Array(
  Type.Object({
    name: requiredText(60, { title: 'Name' }),
    /** Parcels name it, so it stays when the name changes. */
    id: Type.String({
      pattern: '^[a-z0-9-]{1,40}$',
      title: 'Short name',
      description: 'Small letters, digits and -. Parcels keep it when the name changes.',
    }),
    trackingUrl: Type.String({
      pattern: '^(https://[^\\s{}]+(\\{number\\}[^\\s{}]*)?)?$',
      maxLength: 300,
      title: 'Tracking page',
      description: 'Its address, with {number} where the tracking number stands.',
      'x-field': 'url',
    }),
    phone: text(30, { title: 'Telephone', 'x-field': 'tel' }),
  }),
  {
    maxItems: 30,
    title: 'Couriers',
    description: 'By whom you send parcels. Shoppers see name and tracking page.',
    'x-noun': 'courier',
    'x-folds': true,
    'x-empty': { name: '', id: '', trackingUrl: '', phone: '' },
  },
);
