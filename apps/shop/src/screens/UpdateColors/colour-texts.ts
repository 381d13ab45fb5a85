/** How many colours have changes. @param count above 0 */
export const unsavedText = (count: number): string =>
  count === 1 ? '1 colour has a change that is not saved.' : `${count} colours have changes that are not saved.`;
