import { Type } from 'typebox';
import { salesGroups, visitDevices, visitPages, visitSteps, webVitals } from '../domain/reports.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, dateText, limitText, nullable, offsetText } from '../schemas.ts';

/** Days of a report, both included; its own number of days until today where absent. */
const days = { from: Type.Optional(dateText), to: Type.Optional(dateText) };

/** The days that a report is of, yyyy-mm-dd. */
const reported = Type.Object({ from: Type.String(), to: Type.String() });

/** The longest time that a browser can report, ms: ten minutes. */
const visitMs = Type.Number({ minimum: 0, maximum: 600_000 });

const salesFigures = {
  /** Orders with such a piece. */
  orders: Type.Integer(),
  units: Type.Integer(),
  /** Rupees, after discounts and without charges. */
  income: Type.Number(),
};

/** Figures of visits, and the back office's reports. */
export const reportEndpoints = {
  noteVisit: endpoint('noteVisit', {
    summary: 'What a browser measured of a visit that ended or was left for a while. Nothing about who visited.',
    params: companyParams,
    body: Type.Object({
      page: Type.Enum(visitPages),
      device: Type.Enum(visitDevices),
      /** Steps that the visit newly took. */
      steps: Type.Array(Type.Enum(visitSteps), { maxItems: visitSteps.length, uniqueItems: true }),
      /** Whether the visit is noted for the first time. */
      isNew: Type.Boolean(),
      vitals: Type.Object({
        lcp: Type.Optional(visitMs),
        inp: Type.Optional(visitMs),
        cls: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
      }),
    }),
    answer: Type.Object({ success: Type.Literal(true) }),
  }),
  getVisitReport: endpoint('getVisitReport', {
    summary: 'How far visits came, and how fast their pages were; 28 days by default.',
    params: companyParams,
    query: Type.Object(days),
    answer: Type.Object({
      success: Type.Literal(true),
      days: reported,
      /** Whether visits are measured at present. */
      isMeasured: Type.Boolean(),
      funnel: Type.Object({
        visits: Type.Integer(),
        list: Type.Integer(),
        product: Type.Integer(),
        bag: Type.Integer(),
        /** Orders placed on these days that were not cancelled. */
        orders: Type.Integer(),
      }),
      vitals: Type.Array(
        Type.Object({
          page: Type.Enum(visitPages),
          device: Type.Enum(visitDevices),
          vital: Type.Enum(webVitals),
          visits: Type.Integer(),
          /** Three of four visits were at most at this value: ms, or without a unit for `cls`. */
          p75: Type.Number(),
          rating: Type.Enum(['good', 'fair', 'poor']),
        }),
      ),
    }),
  }),
  getSalesReport: endpoint('getSalesReport', {
    summary: 'What the orders of some days brought, by day, product, size, colour or pincode; 28 days by default.',
    params: companyParams,
    query: Type.Object({
      ...days,
      by: Type.Enum(salesGroups),
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      days: reported,
      sum: Type.Object(salesFigures),
      /** By day the newest first, otherwise by income. */
      rows: Type.Array(
        Type.Object({
          /** The day, product number, size, colour or pincode. */
          key: Type.String(),
          /** What a person reads; a product's name. */
          name: Type.String(),
          ...salesFigures,
          /** Sold units of all that could be sold: sold and in stock now. Null where the row is no product of the catalogue. */
          sellThrough: nullable(Type.Number()),
        }),
      ),
    }),
  }),
  getStockReport: endpoint('getStockReport', {
    summary: 'Variants that sold in the last days, those first that run out first; 28 days by default.',
    params: companyParams,
    query: Type.Object({
      days: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|[1-3][0-9]{2})$' })),
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** Days whose sales count. */
      days: Type.Integer(),
      rows: Type.Array(
        Type.Object({
          code: Type.String(),
          productId: Type.Integer(),
          name: Type.String(),
          colour: Type.String(),
          size: Type.String(),
          /** Units sold on those days. */
          sold: Type.Integer(),
          /** Units in stock. */
          units: Type.Integer(),
          /** Whole days until the units are sold at that pace; 0 for none left. */
          daysLeft: Type.Integer(),
        }),
      ),
    }),
  }),
  getReportFile: endpoint('getReportFile', {
    summary: 'All rows of a report as CSV for a spreadsheet.',
    params: Type.Object({ company, file: Type.Enum(['sales', 'stock']) }),
    query: Type.Object({
      ...days,
      /** Of `sales`; by day where absent. */
      by: Type.Optional(Type.Enum(salesGroups)),
    }),
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/csv' }),
  }),
};
