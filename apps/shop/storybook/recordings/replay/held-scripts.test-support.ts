/** The scripts of machines that a replayed page waits for. */
export interface HeldScripts {
  /** Resolves when a script arrives. */
  readonly arrival: (script: string) => Promise<void>;
  readonly isHere: (script: string) => boolean;
  /** From now on the script is there. */
  readonly release: (script: string) => void;
  /** Whether scripts that are fetched from now on are held; those of other stories must not be. */
  readonly hold: (isHeld: boolean) => void;
}

declare global {
  /** Loads the script of a machine when a replay lets it; Storybook's `held-scripts.ts` calls it. */
  var kayalScript: ((script: string, load: () => Promise<unknown>) => Promise<unknown>) | undefined;
}

/** Holds the scripts of machines back until each is released. */
export function holdScripts(): HeldScripts {
  const held = new Map<string, PromiseWithResolvers<void>>();
  const here = new Set<string>();
  const holdOf = (script: string): PromiseWithResolvers<void> => {
    const hold = held.get(script) ?? Promise.withResolvers<void>();
    held.set(script, hold);
    return hold;
  };
  const arrival = (script: string): Promise<void> => holdOf(script).promise;
  const loadHeld = async (script: string, load: () => Promise<unknown>): Promise<unknown> => {
    await arrival(script);
    return load();
  };
  return {
    arrival,
    isHere: (script) => here.has(script),
    release: (script) => {
      here.add(script);
      holdOf(script).resolve();
    },
    hold: (isHeld) => {
      if (isHeld) globalThis.kayalScript = loadHeld;
      else if (globalThis.kayalScript === loadHeld) globalThis.kayalScript = undefined;
    },
  };
}
