import { createShopperClient, createStockWatchApi } from '@kayal/api-contract/client';
import { selectWatches, selectWatchRefusal } from '@kayal/commerce-core';
import { Alert, Heading, Skeleton, SkeletonGroup, Text } from '@kayal/design-system';
import { useRef } from 'react';
import { useApiConnection } from '../../data/api/api-context.ts';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { useRead } from '../../data/use-read.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { useStockWatch } from '../../machines/buying/use-stock-watch.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import * as css from './MyInfoScreen.css.ts';
import { OwnWatch } from './OwnWatch.tsx';
import * as own from './OwnWatches.css.ts';

interface OwnWatchesProps {
  readonly customerId: string;
  readonly session: ShopActors['session'];
}

const titleId = 'my-watches';

/** The sold-out sizes a shopper waits for, each with a way to stop. They are read without their machine. */
export function OwnWatches({ customerId, session }: OwnWatchesProps) {
  const connection = useApiConnection();
  const { watch, send } = useStockWatch(false);
  const first = useRead(['stock watches', customerId], async () => {
    const api = createStockWatchApi(createShopperClient(connection));
    return (await sessionResultOf(session)(api.stockWatches(customerId))).items;
  });
  const snapshot = useActorValue(watch, (current) => current);
  const watches = (snapshot === undefined ? null : selectWatches(snapshot)) ?? first.data ?? null;
  const hasFailed = snapshot === undefined ? first.error !== null : snapshot.hasTag('failed');
  const refusal = snapshot === undefined ? null : selectWatchRefusal(snapshot);
  const title = useRef<HTMLHeadingElement>(null);
  const stop = (uniqueCode: string) => {
    send({ type: 'watch.stop', uniqueCode });
    // The pressed button is removed with its row.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <Heading ref={title} level={2} size="small" id={titleId} tabIndex={-1} className={own.title}>
        Sizes you wait for
      </Heading>
      {refusal === null ? null : <Alert tone="danger">{refusal}</Alert>}
      {hasFailed ? (
        <RetryPanel
          heading="We could not load what you wait for"
          onRetry={() => {
            first.reload();
            send({ type: 'watch.reload' });
          }}
        />
      ) : watches === null ? (
        <SkeletonGroup label="Loading what you wait for">
          <Skeleton className={own.rowSkeleton} />
        </SkeletonGroup>
      ) : watches.length === 0 ? (
        <Text tone="muted">None now. Choose a sold-out size on a product’s page, and we write when it is back.</Text>
      ) : (
        <ul className={own.rows} aria-labelledby={titleId}>
          {watches.map((each) => (
            <OwnWatch key={each.uniqueCode} watch={each} onStop={() => stop(each.uniqueCode)} />
          ))}
        </ul>
      )}
    </section>
  );
}
