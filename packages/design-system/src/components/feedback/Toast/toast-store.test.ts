import { describe, expect, it, vi } from 'vitest';
import { createToastStore, emptyToasts, recentToastLimit } from './toast-store.ts';

describe('toast store', () => {
  it('J67 keeps closed toasts in the recent ones, newest first', () => {
    const store = createToastStore();
    const first = store.push({ title: 'Added to cart' });
    store.push({ title: 'Removed', tone: 'danger' });
    store.dismiss(first);
    expect(store.getSnapshot().open.map((toast) => toast.title)).toEqual(['Removed']);
    expect(store.getSnapshot().recent.map((toast) => toast.title)).toEqual(['Removed', 'Added to cart']);
  });

  it('notifies its listeners of changes only, until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    const id = store.push({ title: 'Saved' });
    const before = store.getSnapshot();
    store.dismiss(id + 1);
    expect(store.getSnapshot()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('clear removes all, and the recent ones are limited', () => {
    const store = createToastStore();
    for (let count = 0; count < recentToastLimit + 5; count += 1) store.push({ title: `Toast ${count}` });
    expect(store.getSnapshot().recent).toHaveLength(recentToastLimit);
    store.clear();
    expect(store.getSnapshot()).toEqual(emptyToasts);
  });
});
