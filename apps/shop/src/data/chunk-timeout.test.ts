import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withChunkTimeout } from './chunk-timeout.ts';

describe('withChunkTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S7.EXT.11 S9.UI.03 a chunk that never arrives fails after 120 seconds, not before', async () => {
    const failed = vi.fn<(error: unknown) => void>();
    const loading = withChunkTimeout(() => new Promise(() => {}))().catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('A part of the page did not arrive in time.'));
  });

  it('S7.EXT.11 a chunk that arrives is handed on and its clock is stopped', async () => {
    await expect(withChunkTimeout(() => Promise.resolve('screen'))()).resolves.toBe('screen');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('S7.EXT.11 a chunk that fails keeps its own error', async () => {
    const broken = new Error('404');
    await expect(withChunkTimeout(() => Promise.reject(broken))()).rejects.toBe(broken);
  });

  it('a chunk is imported once, and again when that failed', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('screen'));
    load.mockRejectedValueOnce(new Error('404'));
    const loadInTime = withChunkTimeout(load);
    await expect(loadInTime()).rejects.toThrow('404');
    await loadInTime();
    await expect(loadInTime()).resolves.toBe('screen');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
