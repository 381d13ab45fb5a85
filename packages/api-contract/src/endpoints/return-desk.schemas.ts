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
    sendWithinDays: Type.Integer({
      minimum: 1,
      maximum: 90,
      title: 'Approved pieces arrive within',
      'x-unit': 'days',
    }),
  },
  { title: 'Returns by the shopper' },
);
