import type { Notice } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { useCallback } from 'react';
import { toastOf } from './toast-of.ts';

/** Shows a machine's notice as a toast; `act` carries out what the notice offers. */
export function useNotify(): (notice: Notice, act?: () => void) => void {
  return useCallback((notice, act = () => {}) => toastStore.push(toastOf(notice, act)), []);
}
