/** How an order is paid (J70). */
export const paymentText = 'Pay with cash or UPI on delivery';
