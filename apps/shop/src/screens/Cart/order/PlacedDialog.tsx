import type { PlacedOrder } from '@kayal/api-contract/client';
import { formatMoney, shopperMessages } from '@kayal/commerce-core';
import { ButtonLink, Dialog, Icon, Stack, Text } from '@kayal/design-system';
import { useRef, type RefObject } from 'react';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { orderLink, paths } from '../../../paths.ts';
import * as css from './PlacedDialog.css.ts';
import { paymentTextOf } from '../../../parts/Payment/payment-text.ts';

interface PlacedDialogProps {
  readonly open: boolean;
  readonly order: PlacedOrder | null;
  readonly onClose: () => void;
  /** Receives the focus afterwards, because the Place Order button is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** The dialog after a placed order. */
export function PlacedDialog({ open, order, onClose, returnFocus }: PlacedDialogProps) {
  const money = useMoneyFormat();
  const homeLink = useRef<HTMLAnchorElement>(null);
  const footer = (
    <>
      {order === null ? null : (
        <ButtonLink href={order.entryNo === '' ? paths.myOrders : orderLink(order.entryNo).href} variant="secondary">
          View Order
        </ButtonLink>
      )}
      <ButtonLink ref={homeLink} href={paths.home}>
        Continue Shopping
      </ButtonLink>
    </>
  );
  return (
    <Dialog
      title={shopperMessages['S2.CART.19']}
      size="small"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      initialFocus={homeLink}
      returnFocus={returnFocus}
      footer={footer}
    >
      <Stack gap={12}>
        <span className={css.seal}>
          <Icon name="check" size={32} />
        </span>
        {order === null || order.entryNo === '' ? null : (
          <Text>
            Order number <strong className={css.number}>{order.entryNo}</strong>, {formatMoney(order.total, money)}.
          </Text>
        )}
        <Text tone="muted">{paymentTextOf()}. A confirmation is on its way to your e-mail.</Text>
      </Stack>
    </Dialog>
  );
}
