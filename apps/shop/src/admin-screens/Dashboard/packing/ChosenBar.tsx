import { Alert, Button, VisuallyHidden } from '@kayal/design-system';
import { useState } from 'react';
import { maxOrdersAtOnce } from '../../../data/admin/dashboard-reads.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import type { TableQuery } from '../table-query.ts';
import * as css from './ChosenBar.css.ts';
import { ordersText } from './packing-texts.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { ShipOrders } from './ShipOrders.tsx';
import type { ChosenOrders } from './use-chosen-orders.ts';
import { useOrderStep } from './use-order-step.ts';

interface ChosenBarProps {
  readonly query: TableQuery;
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly orders: ChosenOrders;
  /** Called when rows are out of date. */
  readonly onChanged: () => void;
}

/** What the chosen orders can do; on a phone under the thumb. It stays while it has something to say. */
export function ChosenBar({ query, total, orders: { chosen, choose, drop, all }, onChanged }: ChosenBarProps) {
  const [asking, setAsking] = useState<'ship' | 'print' | null>(null);
  const close = () => setAsking(null);
  const leave = (done: readonly string[]): void => {
    close();
    drop(done);
    if (done.length > 0) onChanged();
  };
  const steps = useOrderStep(leave);
  const entryNos = [...chosen];
  const isSilent = steps.refused.length === 0 && steps.error === null && steps.unpack.error === null;
  const isBusy = steps.isBusy || steps.unpack.isBusy;
  const tooMany = chosen.size > maxOrdersAtOnce ? `At most ${maxOrdersAtOnce} at once` : undefined;
  const allCount = Math.min(total, maxOrdersAtOnce);
  return (
    <>
      <VisuallyHidden role="status">{chosen.size === 0 ? '' : `${ordersText(chosen.size)} chosen`}</VisuallyHidden>
      {chosen.size === 0 && isSilent ? null : (
        <section className={css.bar} aria-label="Chosen orders">
          {asking === 'ship' ? null : (
            <WriteError of={steps} fallback="The orders could not take this step. Please try again." />
          )}
          <WriteError of={steps.unpack} fallback="The orders could not be unpacked. Please try again." />
          <WriteError of={all} fallback="The orders could not be read. Please try again." />
          {steps.refused.length === 0 ? null : (
            <div className={css.refusals}>
              <Alert tone="danger">
                {steps.refused.map(({ reason, entryNos: refused }) => (
                  <p key={reason} className={css.refusal}>
                    <strong>{refused.join(', ')}</strong>: {reason}
                  </p>
                ))}
              </Alert>
            </div>
          )}
          <div className={css.line}>
            <span className={css.count}>{chosen.size} chosen</span>
            {chosen.size < allCount ? (
              <Button variant="quiet" size="small" busy={all.isBusy} onClick={() => all.write(query)}>
                {total > allCount ? `Choose the first ${allCount}` : `Choose all ${allCount}`}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                steps.dismiss();
                all.reset();
                choose(new Set());
              }}
            >
              {chosen.size === 0 ? 'Close' : 'Clear choice'}
            </Button>
          </div>
          {chosen.size === 0 ? null : (
            <div className={css.acts}>
              <Button
                size="small"
                busy={isBusy}
                unavailableReason={tooMany}
                onClick={() => steps.write({ step: 'pack', entryNos })}
              >
                Pack
              </Button>
              <Button
                variant="secondary"
                size="small"
                busy={isBusy}
                unavailableReason={tooMany}
                onClick={() => {
                  steps.dismiss();
                  setAsking('ship');
                }}
              >
                Ship…
              </Button>
              <Button
                variant="secondary"
                size="small"
                unavailableReason={tooMany}
                onClick={() => {
                  setAsking('print');
                }}
              >
                Print…
              </Button>
              <Button
                variant="quiet"
                size="small"
                busy={isBusy}
                unavailableReason={tooMany}
                onClick={() => steps.unpack.write(entryNos)}
              >
                Undo pack
              </Button>
            </div>
          )}
        </section>
      )}
      {asking === 'ship' ? <ShipOrders steps={steps} entryNos={entryNos} onClose={close} onShipped={leave} /> : null}
      {asking === 'print' ? <PrintDialog entryNos={entryNos} onClose={close} /> : null}
    </>
  );
}
