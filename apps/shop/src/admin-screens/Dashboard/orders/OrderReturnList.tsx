import { Heading, TextLink } from '@kayal/design-system';
import { useId } from 'react';
import { readOrderReturns, returnsKey, useReturnsDesk } from '../../../data/admin/returns-desk.ts';
import { useRead } from '../../../data/use-read.ts';
import { useDateFormat } from '../../../data/use-shop.ts';
import { RetryPanel } from '../../../parts/RetryPanel/RetryPanel.tsx';
import { StagePill } from '../../Returns/detail/StagePill.tsx';
import { dueText, piecesText } from '../../Returns/return-texts.ts';
import { returnsAddress } from '../../Returns/returns-query.ts';
import * as css from '../parcels/OrderParcels.css.ts';

/** The returns of a delivered order, with links to their drawers; nothing when there are none. */
export function OrderReturnList({ entryNo }: { readonly entryNo: string }) {
  const api = useReturnsDesk();
  const dates = useDateFormat();
  const headingId = useId();
  const { data, error, reload } = useRead([returnsKey, 'of order', entryNo], () => readOrderReturns(api, entryNo));
  if (data === undefined) {
    return error === null ? null : <RetryPanel heading="We could not load its returns" onRetry={reload} />;
  }
  if (data.returns.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <Heading level={3} size="small" id={headingId}>
        Returns
      </Heading>
      <ul className={css.list}>
        {data.returns.map((request) => (
          <li key={request.id} className={css.parcel}>
            <div className={css.head}>
              <TextLink
                className={css.tracking}
                href={returnsAddress({ stage: 'all', id: request.id, order: entryNo })}
                place="standalone"
              >
                Return {request.id}
              </TextLink>
              <StagePill stage={request.stage} />
            </div>
            <p className={css.fact}>
              {piecesText(request)} · {dueText(request, dates)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
