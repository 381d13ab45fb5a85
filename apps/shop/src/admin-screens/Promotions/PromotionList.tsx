import type { PromotionState, SavedPromotion } from '@kayal/api-contract/client';
import { formatNumber, formatOrderDate } from '@kayal/commerce-core';
import { Button, DataTable, StatePanel, StatusPill, TextLink } from '@kayal/design-system';
import { useState } from 'react';
import { usePromotionsDesk } from './use-promotions-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { serverTime } from '../../data/api/server-time.ts';
import { useMoneyFormat, useShop } from '../../data/use-shop.ts';
import { useWrite } from '../../data/use-write.ts';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { promotionAddress } from './promotion-address.ts';
import * as css from './Promotions.css.ts';
import { effectText, paidByTexts, stateText } from './promotion-texts.ts';

interface PromotionListProps {
  readonly promotions: readonly SavedPromotion[];
  readonly onChanged: () => void;
}

/** All promotions with their state and how often each was used. */
export function PromotionList({ promotions, onChanged }: PromotionListProps) {
  const api = usePromotionsDesk();
  const { timeZone } = useShop();
  const money = useMoneyFormat();
  const today = formatOrderDate(serverTime(), timeZone);
  const [toEnd, setToEnd] = useState<SavedPromotion | null>(null);
  const change = useWrite(
    ({ id, state }: { readonly id: string; readonly state: PromotionState }) =>
      resultOf(api.setPromotionState(id, state)),
    onChanged,
  );
  return (
    <>
      <WriteError of={change} fallback="The promotion was not changed. Try again." />
      <DataTable
        scroll="page"
        caption="All promotions"
        rows={promotions}
        rowKey={({ id }) => id}
        empty={
          <StatePanel
            kind="empty"
            heading="No promotion yet"
            text="The bag has no field for codes until you make a promotion with one."
          />
        }
        columns={[
          {
            id: 'name',
            header: 'Promotion',
            names: true,
            cell: (row) => (
              <span className={css.cell}>
                {row.state === 'ended' ? (
                  row.name
                ) : (
                  <TextLink href={promotionAddress({ id: row.id })}>{row.name}</TextLink>
                )}
                <span className={css.quiet}>{effectText(row, money)}</span>
                {row.paidBy === undefined ? null : <span className={css.quiet}>{paidByTexts[row.paidBy]}</span>}
              </span>
            ),
          },
          { id: 'code', header: 'Code', cell: ({ code }) => code ?? 'applies by itself' },
          { id: 'state', header: 'State', cell: (row) => <StatusPill {...stateText(row, today)} /> },
          {
            id: 'used',
            header: 'Orders',
            align: 'end',
            cell: ({ used, maxOrders }) =>
              [used, ...(maxOrders === null ? [] : [maxOrders])]
                .map((count) => formatNumber(count, money.locale))
                .join(' of '),
          },
          {
            id: 'acts',
            header: 'Action',
            align: 'end',
            cell: (row) =>
              row.state === 'ended' ? null : (
                <span className={css.acts}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`${row.state === 'paused' ? 'Continue' : 'Pause'} ${row.name}`}
                    onClick={() => change.write({ id: row.id, state: row.state === 'paused' ? 'active' : 'paused' })}
                  >
                    {row.state === 'paused' ? 'Continue' : 'Pause'}
                  </Button>
                  <Button variant="quiet" size="small" aria-label={`End ${row.name}`} onClick={() => setToEnd(row)}>
                    End
                  </Button>
                </span>
              ),
          },
        ]}
      />
      <ConfirmItem
        item={toEnd}
        onClose={() => setToEnd(null)}
        tone="danger"
        title={({ name }) => `End ${name}?`}
        description={() => 'It takes nothing off from now on, and never comes back. Orders that have it keep it.'}
        confirmLabel="End"
        onConfirm={({ id }) => change.write({ id, state: 'ended' })}
      />
    </>
  );
}
