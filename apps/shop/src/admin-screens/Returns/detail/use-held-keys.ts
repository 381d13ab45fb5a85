import { useEffect, useRef, type RefObject } from 'react';
import { useKeys, type KeyActions } from '../../../browser/use-keys.ts';
import type { Write } from '../../../data/use-write.ts';

/**
 * As `useKeys`, for keys that take steps: what is pressed while a step is saved is held, and done in its sequence once the
 * step is there. After an error nothing of it is done, because it was meant for a return that has taken the step.
 * @param all every key that may be legal after the step
 * @param actions what the legal ones do now; true from one that leads elsewhere, where the others mean nothing
 */
export function useHeldKeys(
  part: RefObject<HTMLElement | null>,
  { isBusy, error }: Pick<Write<unknown>, 'isBusy' | 'error'>,
  all: readonly string[],
  actions: KeyActions,
): void {
  const held = useRef<readonly string[]>([]);
  const hold = (key: string) => (): void => {
    held.current = [...held.current, key];
  };
  useKeys(part, isBusy ? Object.fromEntries(all.map((key) => [key, hold(key)])) : actions);
  useEffect(() => {
    if (isBusy || held.current.length === 0) return;
    const [key = '', ...rest] = held.current;
    held.current = error === null && actions[key]?.() !== true ? rest : [];
  });
}
