import type { ReturnDraft, ReturnRequest } from '@kayal/api-contract/client';
import { ButtonLink, Heading, Skeleton, StatePanel } from '@kayal/design-system';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { keyPerContent } from '../../data/api/key-per-content.ts';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { useOrdersApi } from '../../data/shopper/orders-api.ts';
import { readOrder } from '../../data/shopper/orders.ts';
import { useReturnsApi } from '../../data/shopper/returns-api.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { orderLink, paths } from '../../paths.ts';
import { withChunkTimeout } from '../../data/chunk-timeout.ts';
import { Asked } from './Asked.tsx';
import * as css from './OrderReturnScreen.css.ts';
import { PieceToReturn } from './PieceToReturn.tsx';
import { noChoices, type ReturnableLine } from './return-choices.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { useReturnPictures } from './use-return-pictures.ts';

const loadCard = withChunkTimeout(async () => ({ default: (await import('./ReturnCard.tsx')).ReturnCard }));

// Most orders have no return.
const ReturnCard = lazy(loadCard);

interface OwnReturnsProps {
  readonly entryNo: string;
  readonly actors: ShopActors;
  /** Shown while the order is read. */
  readonly skeleton: ReactNode;
  /** Shown where she has no such order. */
  readonly missing: ReactNode;
}

/** The returns of a shopper's own order and the form for a new one, in all states. */
export function OwnReturns({ entryNo, actors, skeleton, missing }: OwnReturnsProps) {
  const orders = useOrdersApi();
  const api = useReturnsApi();
  const resultOf = sessionResultOf(actors.session);
  const { data, error, reload } = useRead(['own returns', entryNo], async () => {
    const order = await readOrder({ api: orders, session: actors.session }, entryNo);
    return order === null ? null : { order, ...(await resultOf(api.orderReturns(entryNo))).of };
  });
  const pictures = useReturnPictures(api, actors.session, reload);
  const [keyFor] = useState(() => keyPerContent(actors.newKey));
  const [choices, setChoices] = useState(noChoices);
  const [asked, setAsked] = useState<ReturnRequest | null>(null);
  const ask = useWrite(
    async (draft: ReturnDraft) => {
      try {
        return await resultOf(api.askReturn(entryNo, draft, keyFor.content(JSON.stringify(draft))));
      } catch (thrown) {
        // What can be returned has changed, or the question has arrived and its answer was lost.
        reload();
        throw thrown;
      }
    },
    ({ request }) => {
      keyFor.done();
      setChoices(noChoices);
      setAsked(request);
      pictures.sendTo(request.id);
      reload();
    },
  );
  if (data === undefined) {
    if (error === null) return skeleton;
    return (
      <RetryPanel heading="We could not load this order" text="It is safe; try again in a moment." onRetry={reload} />
    );
  }
  if (data === null) return missing;
  const { isOpen, pickUpCharge, returns, order } = data;
  const lines = order.lines.flatMap((ordered, index): ReturnableLine[] => {
    const terms = data.lines.find(({ lineNo }) => lineNo === index + 1);
    return terms === undefined ? [] : [{ ordered, terms }];
  });
  const canAsk = lines.some(({ terms }) => terms.obstacle === null);
  return (
    <div className={css.parts}>
      {asked === null ? null : <Asked key={asked.id} request={asked} />}
      {returns.length === 0 ? null : (
        <section className={css.section} aria-labelledby="returns-so-far">
          <Heading level={2} size="medium" id="returns-so-far">
            {returns.length === 1 ? 'Your return' : 'Your returns'}
          </Heading>
          <Suspense fallback={<Skeleton className={css.skeleton} />}>
            {returns.map((request) => (
              <ReturnCard key={request.id} request={request} actors={actors} pictures={pictures} onChanged={reload} />
            ))}
          </Suspense>
        </section>
      )}
      {isOpen && canAsk ? (
        <section className={css.section} aria-labelledby="new-return">
          <Heading level={2} size="medium" id="new-return">
            {returns.length === 0 ? 'What would you like to return?' : 'Anything else to return?'}
          </Heading>
          <ReturnForm
            lines={lines}
            address={order.lines[0]?.addressText ?? ''}
            pickUpCharge={pickUpCharge}
            choices={choices}
            onChange={setChoices}
            ask={ask}
            pictures={pictures}
          />
        </section>
      ) : null}
      {isOpen && !canAsk ? (
        <section className={css.section} aria-labelledby="nothing-to-return">
          <Heading level={2} size="medium" id="nothing-to-return">
            {returns.length === 0 ? 'Nothing of this order can be returned now' : 'Nothing more can be returned now'}
          </Heading>
          <ul className={css.pieces}>
            {lines.map((line) => (
              <PieceToReturn key={line.terms.lineNo} line={line} />
            ))}
          </ul>
        </section>
      ) : null}
      {isOpen ? null : (
        <StatePanel
          kind="empty"
          icon="return"
          heading={returns.length === 0 ? 'Please write to us' : 'For another return, please write to us'}
          text="Tell us the number of your order and which pieces you want to return. A person answers."
          actions={<ButtonLink href={paths.contact}>Contact Us</ButtonLink>}
        />
      )}
      <ButtonLink href={orderLink(entryNo).href} variant="quiet">
        Back to the order
      </ButtonLink>
    </div>
  );
}
