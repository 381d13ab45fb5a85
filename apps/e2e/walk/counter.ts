/** Counts over all walks: steps, confirmed orders, filled bags compared with the database, and orders sent again. */
export const counter = { walks: 0, steps: 0, orders: 0, filledBags: 0, ordersSentAgain: 0 };
