import { Alert, BottomBar, Button, PriceDetails, Stack } from '@kayal/design-system';
import { useState } from 'react';

interface CheckoutSummaryProps {
  /** Sends the order. @returns what the shop refuses it for, as a text to show; '' when it is placed */
  readonly placeOrder: () => Promise<string>;
}

/** The amounts, the one action, and the reason when the shop refuses. On a phone the bar holds the same action. */
export function CheckoutSummary({ placeOrder }: CheckoutSummaryProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const place = async () => {
    setBusy(true);
    setRefusal('');
    setRefusal(await placeOrder());
    setBusy(false);
  };
  const action = (
    <Button wide busy={isBusy} onClick={() => void place()}>
      Place Order
    </Button>
  );
  return (
    <Stack gap={16}>
      {refusal === '' ? null : <Alert tone="danger">{refusal}</Alert>}
      <PriceDetails
        title="Price Details"
        rows={[
          { label: 'Price (3 items)', value: '₹3,897' },
          { label: 'Discount', value: '−₹1,200', tone: 'saving' },
          { label: 'Delivery Charges', value: '₹0' },
        ]}
        total={{ label: 'Total Amount', value: '₹2,697' }}
        note="Prices include all taxes"
        action={action}
      />
      <BottomBar label="Your order" valueLabel="Total Amount" value="₹2,697" action={action} />
    </Stack>
  );
}
