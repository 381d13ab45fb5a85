import { Type } from 'typebox';
import { text } from '../schemas.ts';

/** Ways to pay that a shop offers. */
export const payments = Type.Object(
  {
    cash: Type.Boolean({ title: 'Cash on delivery' }),
    upi: Type.Boolean({ title: 'UPI, straight to your account' }),
    upiAddress: Type.String({
      maxLength: 100,
      pattern: '^([A-Za-z0-9._-]{2,64}@[A-Za-z0-9.-]{2,32})?$',
      title: 'UPI address',
      description:
        'Such as shop@bank. She pays to it by her own app and tells you the reference. No program can prove that: you confirm each payment, or import the statement of your bank.',
    }),
    upiName: text(50, { title: 'Name of the account' }),
    upiMerchantCode: Type.String({
      maxLength: 4,
      pattern: '^([0-9]{4})?$',
      title: 'Merchant category code',
      description:
        'Four digits from your bank. Empty for an account that the bank does not know as a merchant: apps then refuse payment links, and pay at most ₹2,000 from a saved picture. Scanning the code from a screen works.',
    }),
    razorpay: Type.Optional(
      Type.Boolean({ title: 'Razorpay', description: 'Works once the server has its keys: see docs/payments.md.' }),
    ),
    stripe: Type.Optional(
      Type.Boolean({ title: 'Stripe', description: 'Works once the server has its keys: see docs/payments.md.' }),
    ),
  },
  { title: 'Ways to pay' },
);
