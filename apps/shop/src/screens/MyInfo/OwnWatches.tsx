import { selectWatches, selectWatchRefusal } from '@kayal/commerce-core';
import { Alert, Heading, Skeleton, SkeletonGroup, Text } from '@kayal/design-system';
import { useRef } from 'react';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { useStockWatch } from '../../machines/buying/use-stock-watch.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import * as css from './MyInfoScreen.css.ts';
import { OwnWatch } from './OwnWatch.tsx';
import * as own from './OwnWatches.css.ts';

const titleId = 'my-watches';

/** The sold-out sizes a shopper waits for, each with a way to stop. */
export function OwnWatches() {
  const { watch, send } = useStockWatch();
  const snapshot = useActorValue(watch, (current) => current);
  const watches = snapshot === undefined ? null : selectWatches(snapshot);
  const hasFailed = snapshot?.hasTag('failed') ?? false;
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
        <RetryPanel heading="We could not load what you wait for" onRetry={() => send({ type: 'watch.reload' })} />
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
