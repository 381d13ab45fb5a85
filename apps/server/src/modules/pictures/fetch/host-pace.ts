import { setTimeout as sleep } from 'node:timers/promises';

/** Min time between two calls of one server, ms. */
const gapMs = 200;

/** Keeps calls of each server apart, and remembers which of them want to be left alone. */
export class HostPace {
  readonly #next = new Map<string, number>();
  readonly #pausedUntil = new Map<string, number>();

  /** Resolves when the next call of a server may begin. @throws when `signal` is aborted */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, at + gapMs);
    if (at > now) await sleep(at - now, undefined, { signal });
  }

  /** Lets nobody call a server until a time. @param until ms since 1970 */
  pause(host: string, until: number): void {
    this.#pausedUntil.set(host, until);
  }

  /** @param now ms since 1970 */
  isPaused(host: string, now: number): boolean {
    return (this.#pausedUntil.get(host) ?? 0) > now;
  }

  /** Forgets all servers, which is possible when nothing is under way. */
  forget(): void {
    this.#next.clear();
    this.#pausedUntil.clear();
  }
}
