/** What a report of sales is summed by. */
export const salesGroups = ['day', 'product', 'size', 'colour', 'pincode'] as const;
/** One of them. */
export type SalesGroup = (typeof salesGroups)[number];

/** Kinds of pages that visits are measured by: the page a visit began with. */
export const visitPages = ['home', 'list', 'product', 'bag'] as const;
/** One of them. */
export type VisitPage = (typeof visitPages)[number];

/** Steps of a visit on the way to an order. */
export const visitSteps = ['list', 'product', 'bag'] as const;
/** One of them. */
export type VisitStep = (typeof visitSteps)[number];

/** Widths of screens: below and from 768 px. */
export const visitDevices = ['phone', 'wide'] as const;
/** One of them. */
export type VisitDevice = (typeof visitDevices)[number];

/** Web Vitals: largest contentful paint and interaction to next paint in ms, cumulative layout shift without a unit. */
export const webVitals = ['lcp', 'inp', 'cls'] as const;
/** One of them. */
export type WebVital = (typeof webVitals)[number];

/** How web.dev rates the value that three of four visits are better than. */
export type VitalRating = 'good' | 'fair' | 'poor';

/** Reports that are also files of a spreadsheet. */
export type ReportFile = 'sales' | 'stock';
