import type { AuditEntry } from '@kayal/api-contract/client';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { actName, changesBetween } from './change-texts.ts';
import * as css from './SidePanel.css.ts';

/** One change by an admin: what, who, when, before and after. */
export function ChangeItem({ row }: { readonly row: AuditEntry }) {
  const momentText = useMomentText();
  return (
    <>
      <span className={css.name}>
        {actName(row.action)}: {row.subject}
      </span>
      <span className={css.quiet}>
        {row.actorName ?? row.actorId} · {momentText(row.at)}
      </span>
      {changesBetween(row.before, row.after).map((change) => (
        <span key={change.name} className={css.quiet}>
          {change.name}: {change.before} → {change.after}
        </span>
      ))}
    </>
  );
}
