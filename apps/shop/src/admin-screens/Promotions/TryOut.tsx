import type { PromotionDraft } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { DataTable, StatePanel, Text } from '@kayal/design-system';
import { promotionsKey, usePromotionsDesk } from './use-promotions-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { obstacleTexts } from './promotion-texts.ts';

/** What a draft would take off the bags that shoppers have filled last. */
export function TryOut({ draft }: { readonly draft: PromotionDraft }) {
  const api = usePromotionsDesk();
  const money = useMoneyFormat();
  const { data, error, reload } = useRead([promotionsKey, 'tried', draft], async () => {
    const { bags } = await resultOf(api.tryPromotion(draft));
    return bags.map((bag, index) => ({ ...bag, number: index + 1 }));
  });
  if (data === undefined) return <LoadingOrRetry error={error} heading="We could not try it out" onRetry={reload} />;
  const cheaper = data.filter(({ before, after }) => after < before);
  const cost = cheaper.reduce((sum, { before, after }) => sum + before - after, 0);
  return (
    <section aria-label="Tried out">
      <Text tone="muted" role="status">
        {`${cheaper.length} of the ${data.length} bags filled last would cost less, together by ${formatMoney(cost, money)}. Nothing is saved.${draft.paidBy === undefined ? '' : ' Counted as if each were paid so.'}`}
      </Text>
      <DataTable
        caption="Bags filled last, if each had it"
        rows={data}
        rowKey={({ number }) => String(number)}
        empty={<StatePanel kind="empty" heading="No bag" text="No shopper has anything in a bag now." />}
        columns={[
          { id: 'bag', header: 'Bag', names: true, cell: ({ number, pieces }) => `${number}, ${pieces} pieces` },
          { id: 'before', header: 'Costs', align: 'end', cell: ({ before }) => formatMoney(before, money) },
          { id: 'after', header: 'Would cost', align: 'end', cell: ({ after }) => formatMoney(after, money) },
          {
            id: 'why',
            header: 'Why not',
            cell: ({ obstacle }) => (obstacle === null ? '' : obstacleTexts[obstacle]),
          },
        ]}
      />
    </section>
  );
}
