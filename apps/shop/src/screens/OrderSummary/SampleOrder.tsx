import { Badge, Button, ButtonLink, Container } from '@kayal/design-system';
import { paths } from '../../paths.ts';
import { OrderSheet } from './OrderSheet.tsx';
import * as css from './OrderSummaryScreen.css.ts';
import { sampleDeliveryCharge, sampleOrder } from './sample-order.ts';

/** A sample order, marked as a sample. */
export function SampleOrder() {
  return (
    <>
      <Container>
        <p className={css.sampleMark}>
          <Badge tone="accent">Sample</Badge>
          <span>This is how your orders will look. None of it has been ordered.</span>
        </p>
      </Container>
      <OrderSheet
        order={sampleOrder}
        deliveryCharge={sampleDeliveryCharge}
        life={null}
        actions={
          <>
            <Button size="large" wide unavailableReason="A sample has no invoice.">
              DOWNLOAD INVOICE
            </Button>
            <ButtonLink href={paths.myOrders} variant="secondary" wide>
              My Orders
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
