import type { ReturnRequest } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { Heading, Icon, Text } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import * as css from './OrderReturnScreen.css.ts';

/** Gives the focus to the news, which a screen reader then reads, and scrolls to it. */
const focusOn = (heading: HTMLElement | null): void => heading?.focus();

/** Says that a return has been asked for, and what happens next. */
export function Asked({ request: { id, stage, wish, wayBack, refundable } }: { readonly request: ReturnRequest }) {
  const money = useMoneyFormat();
  const first =
    stage === 'asked'
      ? 'We look at it and write to you by e-mail.'
      : 'It is approved already; below you see by when the pieces must be here.';
  const way =
    wayBack === 'pickUp'
      ? 'We tell you the day on which a courier picks the pieces up.'
      : 'Once it is approved, send the pieces to us, with this number in the parcel.';
  return (
    <section className={css.news} aria-labelledby="return-asked">
      <Icon name="check" />
      <div className={css.section}>
        <Heading level={2} size="medium" id="return-asked" tabIndex={-1} ref={focusOn}>
          We have your request {id}
        </Heading>
        <Text>{first}</Text>
        <Text>{way}</Text>
        <Text>
          {wish === 'refund'
            ? `When we have examined them, you get back ${formatMoney(refundable, money)} at most.`
            : 'What you want instead is set aside for you.'}
        </Text>
      </div>
    </section>
  );
}
