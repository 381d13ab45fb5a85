import type { DayRange } from '../../basics/days.ts';
import { visitDevices, visitPages, visitSteps, webVitals, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { visitsPerMeasured } from '../../config/visit-share.ts';
import { percentile75, ratingOf } from '../visits/vitals.logic.ts';
import { sumVisits } from '../visits/visit-counts.repository.ts';
import { sumSales } from './sales.repository.ts';

type VisitReport = WireOf<'getVisitReport'>['answer'];

/** Values are answered as exactly as they are counted: whole ms, and hundredths of a shift. */
const decimals = { lcp: 0, inp: 0, cls: 2 } as const;

/** How far the visits of some days came, and how fast their pages were. */
export async function readVisitReport({ config, db }: AppContext, days: DayRange): Promise<VisitReport> {
  const counts = await sumVisits(db, days);
  const visitsWith = (figure: string): number =>
    counts.reduce((sum, count) => sum + (count.figure === figure ? count.visits : 0), 0);
  const [list, product, bag] = visitSteps.map(visitsWith);
  const vitals = visitPages.flatMap((page) =>
    visitDevices.flatMap((device) =>
      webVitals.flatMap((vital) => {
        const own = counts.filter((count) => count.page === page && count.device === device && count.figure === vital);
        if (own.length === 0) return [];
        const value = percentile75(vital, new Map(own.map(({ bucket, visits }) => [bucket, visits])));
        const p75 = Number(value.toFixed(decimals[vital]));
        const visits = own.reduce((sum, count) => sum + count.visits, 0);
        return [{ page, device, vital, visits, p75, rating: ratingOf(vital, p75) }];
      }),
    ),
  );
  return {
    success: true,
    days,
    isMeasured: visitsPerMeasured[config.visitFigures] > 0,
    funnel: {
      visits: visitsWith('visit'),
      list: list ?? 0,
      product: product ?? 0,
      bag: bag ?? 0,
      orders: (await sumSales(db, days, 'day')).orders,
    },
    vitals,
  };
}
