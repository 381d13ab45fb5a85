/** Counts the steps of all walks, the orders confirmed in them, and the filled bags compared with the database. */
export const counter = { steps: 0, orders: 0, filledBags: 0 };
