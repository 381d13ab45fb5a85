import { describe, expect, it, vi } from 'vitest';
import { loadScripts } from './load-scripts.ts';

type ScriptPorts = Parameters<typeof loadScripts>[1];

/** A browser whose server answers, and whose scripts load, unless a test says otherwise. */
const browser = () =>
  ({
    load: vi.fn<ScriptPorts['load']>(() => Promise.resolve({})),
    isAnswered: vi.fn<ScriptPorts['isAnswered']>(() => Promise.resolve(true)),
    wait: vi.fn<ScriptPorts['wait']>(() => Promise.resolve()),
    reload: vi.fn<ScriptPorts['reload']>(() => true),
    showProblem: vi.fn<ScriptPorts['showProblem']>(),
  }) satisfies ScriptPorts;

const lost = new TypeError('Failed to fetch dynamically imported module');
const waits = ({ wait }: ReturnType<typeof browser>): number[] =>
  wait.mock.calls.map(([ms]) => ms).filter((ms) => ms > 0);

describe('the scripts of a page', () => {
  it('run one after the other, each in a task of its own', async () => {
    const ports = browser();
    await loadScripts(['/a.js', '/b.js'], ports);
    expect(ports.load.mock.calls).toEqual([['/a.js'], ['/b.js']]);
    expect(ports.wait.mock.calls).toEqual([[0], [0]]);
    expect(ports.isAnswered).not.toHaveBeenCalled();
  });

  it('are loaded again when the server that ended answers again, without a reload or a message', async () => {
    const ports = browser();
    ports.load.mockRejectedValueOnce(lost);
    await loadScripts(['/a.js', '/b.js'], ports);
    expect(ports.load.mock.calls).toEqual([['/a.js'], ['/a.js'], ['/b.js']]);
    expect(waits(ports)).toEqual([1000]);
    expect(ports.showProblem).not.toHaveBeenCalledWith(true);
    expect(ports.reload).not.toHaveBeenCalled();
  });

  it('are tried until the server answers; the waits grow, and a message stands while that lasts', async () => {
    const ports = browser();
    for (let lostTries = 0; lostTries < 7; lostTries += 1) {
      ports.load.mockRejectedValueOnce(lost);
      if (lostTries < 6) ports.isAnswered.mockResolvedValueOnce(false);
    }
    await loadScripts(['/a.js'], ports);
    expect(waits(ports)).toEqual([1000, 2000, 4000, 8000, 16_000, 16_000, 16_000]);
    const shown = ports.showProblem.mock.calls.map(([isShown]) => isShown);
    expect(shown).toEqual([false, false, true, true, true, true, true, false]);
    expect(ports.reload).not.toHaveBeenCalled();
  });

  it('make the page load again when a script fails although the server answers', async () => {
    const ports = browser();
    ports.load.mockRejectedValue(lost);
    await loadScripts(['/a.js', '/b.js'], ports);
    expect(ports.reload).toHaveBeenCalledOnce();
    expect(ports.load).not.toHaveBeenCalledWith('/b.js');
  });

  it('fail with the script’s own error when the page was loaded again before', async () => {
    const ports = browser();
    ports.load.mockRejectedValue(lost);
    ports.reload.mockReturnValue(false);
    await expect(loadScripts(['/a.js'], ports)).rejects.toBe(lost);
  });

  it('count as failed when the last one could not start the page', async () => {
    const ports = browser();
    ports.load.mockResolvedValue({ start: () => Promise.reject(lost) });
    await loadScripts(['/entry.js'], ports);
    expect(ports.reload).toHaveBeenCalledOnce();
  });

  it('S7.EXT.11 start the page again when something that it needs arrives at the second try', async () => {
    const ports = browser();
    const start = vi.fn<() => Promise<void>>(() => Promise.resolve());
    start.mockRejectedValueOnce(lost);
    ports.load.mockResolvedValue({ start });
    await loadScripts(['/entry.js'], ports);
    expect(start).toHaveBeenCalledTimes(2);
    expect(ports.reload).not.toHaveBeenCalled();
  });
});
