/** How long a toast stays, in ms, not counting the time under a pointer or with the focus. */
export const toastDurationMs = 3000;

/** How many past toasts the list of recent notifications keeps. */
export const recentToastLimit = 20;

/** What a toast's look and urgency say; `danger` interrupts a screen reader. */
export const toastTones = ['neutral', 'success', 'danger'] as const;

export type ToastTone = (typeof toastTones)[number];

/** A message to raise. */
export interface ToastMessage {
  readonly tone?: ToastTone | undefined;
  readonly title: string;
  /** A second line: the reason, or what to do. */
  readonly detail?: string | undefined;
  /** One thing to do about it; doing it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** A raised message. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
}

/** What is on the screen and what was, newest first in `recent`. */
export interface ToastSnapshot {
  readonly open: readonly Toast[];
  readonly recent: readonly Toast[];
}

/** A store of toasts that knows no framework. */
export interface ToastStore {
  /** Raises a toast. @returns its id, for {@link ToastStore.dismiss} */
  readonly push: (message: ToastMessage) => number;
  /** Takes a toast off the screen; an id that is gone already is no error. */
  readonly dismiss: (id: number) => void;
  /** Takes all off the screen and forgets the recent ones (log-out). */
  readonly clear: () => void;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly getSnapshot: () => ToastSnapshot;
}

/** What the server renders, where nobody raises toasts. */
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

/** The browser's store: raise toasts from anywhere, React or not. */
export const toastStore: ToastStore = createToastStore();
