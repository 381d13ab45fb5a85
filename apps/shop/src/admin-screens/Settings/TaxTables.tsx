import { taxTables } from '@kayal/api-contract/client';
import { formatOrderDate } from '@kayal/commerce-core';
import { ButtonLink, Select } from '@kayal/design-system';
import { useState } from 'react';
import { useSettingsApi } from '../../data/admin/settings-api.ts';
import { SettingsGroup } from './fields/SettingsGroup.tsx';
import * as css from './Settings.css.ts';

const labels: Readonly<Record<(typeof taxTables)[number], string>> = {
  b2cl: 'Large invoices (b2cl)',
  b2cs: 'Other sales (b2cs)',
  cdnr: 'Credit notes, registered (cdnr)',
  cdnur: 'Credit notes, large (cdnur)',
  'hsn-b2b': 'HSN (b2b)',
  'hsn-b2c': 'HSN (b2c)',
  docs: 'Documents issued',
  gap: 'Prices between two steps',
};

const monthsBack = 15;

/** The last months, this one first, as yyyy-mm. @param today yyyy-mm-dd */
function lastMonths(today: string): string[] {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: monthsBack }, (_, back) => {
    const each = month - back;
    return `${Math.floor(each / 12)}-${String((each % 12) + 1).padStart(2, '0')}`;
  });
}

/** Downloads of a month's documents, one table each. */
export function TaxTables() {
  const api = useSettingsApi();
  const [months] = useState(() => lastMonths(formatOrderDate(Date.now(), 'Asia/Kolkata')));
  const [month = '', setMonth] = useState(months[1]);
  return (
    <SettingsGroup
      title="Tables for the tax return"
      text="Invoices and credit notes of a month, a CSV file for each table of GSTR-1."
    >
      <Select
        label="Month"
        value={month}
        options={months.map((each) => ({ value: each, label: each }))}
        onChange={(event) => setMonth(event.target.value)}
      />
      <div className={css.acts}>
        {taxTables.map((table) => (
          <ButtonLink key={table} variant="quiet" size="small" href={api.taxTableAddress(month, table)} download>
            {labels[table]}
          </ButtonLink>
        ))}
      </div>
    </SettingsGroup>
  );
}
