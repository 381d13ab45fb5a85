/** Heading of the shelf. */
export const arrivalsTitle = 'New arrivals';

/** One row of a desktop, two of a phone. */
export const maxArrivals = 4;
