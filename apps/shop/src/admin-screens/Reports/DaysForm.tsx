import { Button, DateField } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { textsOf } from '../../browser/field-text.ts';
import { useFocusOfForm } from '../../browser/use-focus-of-form.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { readReportsQuery, reportsAddress, type ReportsQuery } from './reports-query.ts';
import * as css from './Reports.css.ts';

interface DaysFormProps {
  readonly query: ReportsQuery;
  /** What the days are of: `Ordered`, `Visited`. */
  readonly verb: string;
  /** More fields. */
  readonly children?: ReactNode;
}

/** The days of a report. Its fields are uncontrolled; a new key for a new address resets them. */
export function DaysForm({ query, verb, children }: DaysFormProps) {
  const navigate = useNavigate();
  const { locale } = useMoneyFormat();
  const address = reportsAddress(query);
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
        const asked = readReportsQuery(textsOf(event.currentTarget));
        void navigate(reportsAddress({ ...asked, view: query.view }), { preventScrollReset: true });
      }}
    >
      <DateField label={`${verb} from`} name="from" defaultDay={query.from} locale={locale} />
      <DateField label={`${verb} until`} name="to" defaultDay={query.to} locale={locale} />
      {children}
      <div>
        <Button type="submit" variant="secondary" icon="search">
          Show
        </Button>
      </div>
    </form>
  );
}
