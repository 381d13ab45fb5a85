import { ButtonLink, PageHeading, Stack, Tabs } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { usePromotionsDesk, promotionsKey } from './use-promotions-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { PromotionEditor } from './PromotionEditor.tsx';
import { PromotionList } from './PromotionList.tsx';
import { PromotionReport } from './PromotionReport.tsx';
import { promotionAddress, readAddress } from './promotion-address.ts';

const tabs = [
  { href: promotionAddress({}), label: 'All' },
  { href: promotionAddress({ view: 'report' }), label: 'Report' },
];

/** Promotions: the list, the editor of one, and what they brought and cost. The address holds what is shown. */
export function PromotionsScreen() {
  const query = readAddress(new URLSearchParams(useLocation().search));
  const api = usePromotionsDesk();
  const { data, error, reload } = useRead(
    [promotionsKey, 'all'],
    async () => (await resultOf(api.promotions())).promotions,
  );
  const makeNew = (
    <ButtonLink size="small" href={promotionAddress({ id: 'new' })}>
      New promotion
    </ButtonLink>
  );
  return (
    <Stack gap={24} data-toasts="start">
      <PageMeta title="Promotions" after="back office" hidden />
      <PageHeading
        title="Promotions"
        text="Codes, and discounts that apply by themselves."
        actions={query.id === '' && query.view !== 'report' ? makeNew : undefined}
      />
      <Tabs
        label="Promotions"
        items={tabs}
        current={promotionAddress(query.view === 'report' ? { view: 'report' } : {})}
      />
      {query.view === 'report' ? (
        <PromotionReport from={query.from} to={query.to} />
      ) : data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the promotions" onRetry={reload} />
      ) : query.id === '' ? (
        <PromotionList promotions={data} onChanged={reload} />
      ) : (
        <PromotionEditor key={query.id} id={query.id} promotions={data} onSaved={reload} />
      )}
    </Stack>
  );
}
