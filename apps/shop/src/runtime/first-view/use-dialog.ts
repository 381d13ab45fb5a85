import { noticeOf } from '@kayal/commerce-core';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showNotice } from '../../browser/show-notice.ts';

/**
 * A dialog whose script is fetched when it first opens; it stays mounted from then on, so that it can close with its
 * movement and return the focus.
 * @param load the same function at each render
 * @param onFailure called when the script cannot be fetched, after the notice
 * @returns null until the script is here
 */
export function useDialog<Props>(
  isOpen: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): { readonly Dialog: ComponentType<Props> } | null {
  const [dialog, setDialog] = useState<{ readonly Dialog: ComponentType<Props> } | null>(null);
  const fail = useEffectEvent(() => {
    showNotice(noticeOf('danger', 'J54.LOAD'));
    onFailure();
  });
  const isNeeded = isOpen && dialog === null;
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (Dialog) => setDialog({ Dialog }),
      () => fail(),
    );
  }, [isNeeded, load]);
  return dialog;
}
