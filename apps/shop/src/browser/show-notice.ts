import type { Notice, NoticeAction } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';

const actionLabels: Record<NoticeAction, string> = { login: 'Log in', undo: 'Undo', retry: 'Try again' };

/** Shows a machine's notice as a toast, unless it is an error: that one is shown by the form itself. */
export function showUnlessError(notice: Notice): void {
  if (notice.tone !== 'danger') showNotice(notice);
}

/** Shows a machine's notice as a toast. @param act runs the notice's action */
export function showNotice(notice: Notice, act: () => void = () => {}): void {
  toastStore.push({
    tone: notice.tone === 'info' ? 'neutral' : notice.tone,
    title: notice.text,
    detail: notice.detail ?? undefined,
    action: notice.action === null ? undefined : { label: actionLabels[notice.action], run: act },
  });
}

/** Says that a script did not arrive: the text of `J54.LOAD`, written out because the table of messages is not part of the first view. */
export const showLoadFailure = (): void =>
  void toastStore.push({ tone: 'danger', title: 'Could not load. Please try again.' });
