import type { AuditEntry } from '@kayal/api-contract/client';
import { formatListedMoment } from '@kayal/commerce-core';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { actName, changesBetween } from './change-texts.ts';
import * as css from './SidePanel.css.ts';

/** One change by an admin: what, who, when, before and after. */
export function ChangeItem({ row }: { readonly row: AuditEntry }) {
  const { locale } = useMoneyFormat();
  return (
    <>
      <span className={css.name}>
        {actName(row.action)}: {row.subject}
      </span>
      <span className={css.quiet}>
        {row.actorName ?? row.actorId} · {formatListedMoment(row.at, locale)}
      </span>
      {changesBetween(row.before, row.after).map((change) => (
        <span key={change.name} className={css.quiet}>
          {change.name}: {change.before} → {change.after}
        </span>
      ))}
    </>
  );
}
