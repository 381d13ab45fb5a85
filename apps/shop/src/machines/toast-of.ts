import type { Notice, NoticeAction } from '@kayal/commerce-core';
import type { ToastMessage } from '@kayal/design-system';

const actionLabels: Record<NoticeAction, string> = { login: 'Log in', undo: 'Undo', retry: 'Try again' };

/** A machine's notice as a toast. @param act carries out what the notice offers */
export function toastOf(notice: Notice, act: () => void): ToastMessage {
  return {
    tone: notice.tone === 'info' ? 'neutral' : notice.tone,
    title: notice.text,
    detail: notice.detail ?? undefined,
    action: notice.action === null ? undefined : { label: actionLabels[notice.action], run: act },
  };
}
