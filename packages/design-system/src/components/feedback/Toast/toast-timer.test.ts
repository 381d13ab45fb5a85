import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastDurationMs } from './toast-store.ts';
import { createToastTimer } from './toast-timer.ts';

describe('toast timer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('S9.UI.01 ends after 3 seconds, once', () => {
    const onEnd = vi.fn<() => void>();
    createToastTimer(toastDurationMs, onEnd, Date.now).run();
    vi.advanceTimersByTime(2999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('S9.UI.01 J67 pauses and keeps the remaining time', () => {
    const onEnd = vi.fn<() => void>();
    const timer = createToastTimer(toastDurationMs, onEnd, Date.now);
    timer.run();
    vi.advanceTimersByTime(2000);
    timer.pause();
    timer.pause();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    timer.run();
    timer.run();
    vi.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
