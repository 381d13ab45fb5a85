import { toastStore } from '@kayal/design-system';

/**
 * Shows the page of an upload that has arrived. Where its own page was left meanwhile, a toast leads there: the page that
 * is open now, and what is typed in it, stays.
 * @param title of the toast
 */
export function showArrived(isLeft: boolean, title: string, show: () => void): void {
  if (isLeft) toastStore.push({ tone: 'success', title, action: { label: 'Show', run: show } });
  else show();
}
