import type { PlacedOrder } from '@kayal/api-contract/client';
import { formatRupees, messages } from '@kayal/commerce-core';
import { ButtonLink, Dialog, Icon, Stack, Text } from '@kayal/design-system';
import type { RefObject } from 'react';
import { orderLink, paths } from '../../paths.ts';
import * as css from './PlacedDialog.css.ts';
import { payment } from './payment.ts';

interface PlacedDialogProps {
  readonly open: boolean;
  readonly order: PlacedOrder | null;
  readonly onClose: () => void;
  /** Takes the focus afterwards; the button that placed the order is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** The success modal (S2.CART.19-20, S4.ORDER.03, J70). */
export function PlacedDialog({ open, order, onClose, returnFocus }: PlacedDialogProps) {
  const footer = (
    <>
      {order === null ? null : (
        <ButtonLink href={orderLink(order.entryNo).href} variant="secondary">
          View Order
        </ButtonLink>
      )}
      <ButtonLink href={paths.home}>Continue Shopping</ButtonLink>
    </>
  );
  return (
    <Dialog
      title={messages['S2.CART.19']}
      size="small"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      returnFocus={returnFocus}
      footer={footer}
    >
      <Stack gap={12}>
        <span className={css.seal}>
          <Icon name="check" size={32} />
        </span>
        {order === null ? null : (
          <Text>
            Order number <strong className={css.number}>{order.entryNo}</strong>, {formatRupees(order.total)}.
          </Text>
        )}
        <Text tone="muted">{payment} We have sent you a confirmation by e-mail.</Text>
      </Stack>
    </Dialog>
  );
}
