/** Stands where products would be: in an empty list, and on every page of a shop that has not opened yet. */
export const newPiecesText = 'New pieces are on their way.';
