import { Button, DateField } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { textsOf } from '../../browser/field-text.ts';
import { useFocusOfForm } from '../../browser/use-focus-of-form.ts';
import type { DaysInAddress } from '../../data/admin/reports/report-days.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
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

/** The days of a report. Its fields are uncontrolled; a new key for a new address resets them. */
export function DaysForm({ days, verb, address, addressOf, children }: DaysFormProps) {
  const navigate = useNavigate();
  const { locale } = useMoneyFormat();
  const { form, noteFocus } = useFocusOfForm(address);
  return (
    <form
      key={address}
      ref={form}
      role="search"
      aria-label="Report"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        noteFocus();
        void navigate(addressOf(textsOf(event.currentTarget)), { preventScrollReset: true });
      }}
    >
      <DateField label={`${verb} from`} name="from" defaultDay={days.from} locale={locale} />
      <DateField label={`${verb} until`} name="to" defaultDay={days.to} locale={locale} />
      {children}
      <div>
        <Button type="submit" variant="secondary" icon="search">
          Show
        </Button>
      </div>
    </form>
  );
}
