/** How long a toast stays, in ms, not counting the time under a pointer or with the focus. */
export const toastDurationMs = 3000;

/** How many past toasts the list of recent notifications keeps. */
export const recentToastLimit = 20;

/** Tones of a toast; `danger` interrupts a screen reader. */
export const toastTones = ['neutral', 'success', 'danger'] as const;

export type ToastTone = (typeof toastTones)[number];

/** A message to show. */
export interface ToastMessage {
  readonly tone?: ToastTone | undefined;
  readonly title: string;
  /** A second line: the reason, or what to do. */
  readonly detail?: string | undefined;
  /** An action; running it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** A shown message. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
}

/** Open toasts, and past ones in `recent`, newest first. */
export interface ToastSnapshot {
  readonly open: readonly Toast[];
  readonly recent: readonly Toast[];
}

/** A store of toasts without a framework. */
export interface ToastStore {
  /** Shows a toast. @returns its id, for {@link ToastStore.dismiss} */
  readonly push: (message: ToastMessage) => number;
  /** Closes a toast; an unknown id is ignored. */
  readonly dismiss: (id: number) => void;
  /** Closes all toasts and deletes the recent ones, for a log-out. */
  readonly clear: () => void;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly getSnapshot: () => ToastSnapshot;
}

/** The snapshot on the server, which has no toasts. */
export const emptyToasts: ToastSnapshot = { open: [], recent: [] };

/** A new store. The shop uses {@link toastStore}; tests and stories make their own. */
export const createToastStore = (): ToastStore => {
  let snapshot = emptyToasts;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: ToastSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  return {
    push: (message) => {
      lastId += 1;
      const toast: Toast = { ...message, id: lastId, tone: message.tone ?? 'neutral' };
      set({ open: [...snapshot.open, toast], recent: [toast, ...snapshot.recent].slice(0, recentToastLimit) });
      return toast.id;
    },
    dismiss: (id) => {
      if (snapshot.open.some((toast) => toast.id === id)) {
        set({ ...snapshot, open: snapshot.open.filter((toast) => toast.id !== id) });
      }
    },
    clear: () => set(emptyToasts),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
};

/** The browser's store, usable inside and outside of React. */
export const toastStore: ToastStore = createToastStore();
