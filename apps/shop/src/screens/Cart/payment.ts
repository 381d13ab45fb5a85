/** How an order is paid (J70). */
export const payment = 'Pay with cash or UPI on delivery.';
