/**
 * Counts over all walks: steps, confirmed orders, filled bags compared with the database, orders sent again, seasons
 * switched and clocks set.
 */
export const counter = { walks: 0, steps: 0, orders: 0, filledBags: 0, ordersSentAgain: 0, seasons: 0, clocks: 0 };
