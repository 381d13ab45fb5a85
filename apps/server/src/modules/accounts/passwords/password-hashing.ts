import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ApiError } from '../../../http/api-error.ts';

/** Argon2id with m = 19,456 KiB, t = 2, p = 1; the library's default algorithm is Argon2id. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords off the event loop, few at a time. */
export interface Passwords {
  /** @throws ApiError `unavailable` when too many wait. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether the password fits the hash. Without a hash the same work is done and the answer is no, so that time does
   * not tell whether an account exists.
   * @throws ApiError `unavailable` when too many wait.
   */
  fits(password: string, passwordHash: string | null): Promise<boolean>;
}

const maxAtOnce = 4;
const maxWaiting = 100;

/** Makes the hasher of one process. */
export function createPasswords(): Passwords {
  const enter = createGate(maxAtOnce, maxWaiting);
  const nobodysHash = hash('a password that nobody has', strength);
  return {
    hash: (password) => enter(() => hash(normalise(password), strength)),
    fits: (password, passwordHash) =>
      enter(async () => {
        const isRight = await verify(passwordHash ?? (await nobodysHash), normalise(password));
        return isRight && passwordHash !== null;
      }),
  };
}

/** Whether a hash was made with less than today's strength. */
export function isWeak(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < strength.memoryCost || timeCost < strength.timeCost;
}

/** One spelling of the same characters; nothing is trimmed or cut. */
function normalise(password: string): string {
  return password.normalize('NFC');
}

/** Lets `atOnce` pieces of work run; `waiting` more wait in order, and the next is refused. */
function createGate(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new ApiError('unavailable');
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      await promise;
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
