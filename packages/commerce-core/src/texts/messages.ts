import { colourTexts, dashboardTexts, imageTexts, offerTexts } from './back-office-texts.ts';
import { shopperMessages } from './shopper-messages.ts';

/** Every text that the specification fixes: those of shoppers and those of the back office. */
export const messages = {
  ...shopperMessages,
  ...dashboardTexts,
  ...offerTexts,
  ...imageTexts,
  ...colourTexts,
} as const;

/** The checklist id of a text. */
export type MessageId = keyof typeof messages;

/**
 * The red line above the admin's orders after a failed fetch (S8.DASH.01).
 * @param message text of the error
 */
export function adminOrdersError(message: string): string {
  return dashboardTexts['S8.DASH.01'].replace('{message}', () => message);
}
