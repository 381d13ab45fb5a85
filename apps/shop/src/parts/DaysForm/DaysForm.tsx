import { Button, DateField } from '@kayal/design-system';
import type { ReactNode } from 'react';
import type { DaysInAddress } from '../../data/admin/reports/report-days.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { FilterForm } from '../FilterForm/FilterForm.tsx';
import * as css from './DaysForm.css.ts';

interface DaysFormProps {
  /** Those of the open report. */
  readonly days: DaysInAddress;
  /** What they are days of: `Ordered`, `Visited`. */
  readonly verb: string;
  /** The address of the open report. */
  readonly address: string;
  /** The address of the report with these texts of fields. */
  readonly addressOf: (texts: URLSearchParams) => string;
  /** More fields. */
  readonly children?: ReactNode;
}

/** The days of a report. */
export function DaysForm({ days, verb, address, addressOf, children }: DaysFormProps) {
  const { locale } = useMoneyFormat();
  return (
    <FilterForm label="Report" className={css.form} address={address} addressOf={addressOf}>
      <DateField label={`${verb} from`} name="from" defaultDay={days.from} locale={locale} />
      <DateField label={`${verb} until`} name="to" defaultDay={days.to} locale={locale} />
      {children}
      <div>
        <Button type="submit" variant="secondary" icon="search">
          Show
        </Button>
      </div>
    </FilterForm>
  );
}
