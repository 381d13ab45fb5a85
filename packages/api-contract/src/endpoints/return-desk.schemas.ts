import { Type } from 'typebox';

/** How the shop takes returns by the order's page. */
export const returnDesk = Type.Object(
  {
    isOpen: Type.Boolean({
      title: 'Shoppers ask for returns and exchanges on the page of their order',
      description: 'Without it they write to you.',
    }),
    autoApproveBelow: Type.Number({
      minimum: 0,
      maximum: 9_999_999,
      title: 'Approve by itself below',
      description: 'What was paid for the pieces; 0 approves nothing by itself.',
      'x-step': 0.01,
      'x-unit': 'currency',
    }),
    /** This and the next are absent in settings that were saved before shops had them. */
    pickUpCharge: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 9_999_999,
        title: 'A pick-up costs the shopper',
        description: 'Taken off her refund, unless a piece is damaged, wrong or not as shown. 0: you pay for it.',
        'x-step': 0.01,
        'x-unit': 'currency',
      }),
    ),
    showsSizeHint: Type.Optional(
      Type.Boolean({
        title: 'The page of a product says when most who sent it back wanted another size',
        description: 'From three returned units in 90 days on.',
      }),
    ),
    sendWithinDays: Type.Integer({
      minimum: 1,
      maximum: 90,
      title: 'Approved pieces arrive within',
      'x-unit': 'days',
    }),
  },
  { title: 'Returns by the shopper' },
);
