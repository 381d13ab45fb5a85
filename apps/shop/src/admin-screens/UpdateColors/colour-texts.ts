/** How many colours have changes. @param count above 0 */
export const unsavedText = (count: number): string =>
  count === 1 ? '1 colour has a change that is not saved.' : `${count} colours have changes that are not saved.`;

/** Says that a save was refused. @param reason the server's sentence; null when it gave none */
export function notSavedText(reason: string | null): string {
  const said = reason ?? 'the shop could not take it';
  return `Nothing was saved: ${said}${/[.!?]$/.test(said) ? '' : '.'} Your changes are still here.`;
}
