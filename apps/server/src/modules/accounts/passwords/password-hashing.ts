import { hash, parseOptions, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { ApiError } from '../../../http/api-error.ts';

/** Argon2id with m = 19,456 KiB, t = 2, p = 1, the minimum of OWASP; the library's default algorithm is Argon2id. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords off the event loop, few at a time. */
export interface Passwords {
  /** @throws ApiError `unavailable` when too many wait. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether the password fits the hash. Without a hash it does the same work and answers false, so that time does
   * not show whether an account exists.
   * @throws ApiError `unavailable` when too many wait.
   */
  fits(password: string, passwordHash: string | null): Promise<boolean>;
  /** How many hashes wait. */
  readonly waiting: () => number;
}

/** Hashes under way at once: each holds 19 MiB. */
const maxAtOnce = 4;
/** Hashes that may wait; the next is refused, so that a storm of logins fails fast. */
const maxWaiting = 100;

let hashOfNobody: Promise<string> | undefined;

/** The hash that a password is compared with where there is none; one serves the whole process. */
const startHashOfNobody = (): Promise<string> => (hashOfNobody ??= hash('a password that nobody has', strength));

/** Makes the hasher of one process. */
export function createPasswords(): Passwords {
  const queue = new PQueue({ concurrency: maxAtOnce });
  const enter = async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= maxWaiting) throw new ApiError('unavailable');
    return queue.add(work);
  };
  // Made now, so that the first login of an unknown address takes no longer than others.
  const noHash = startHashOfNobody();
  return {
    hash: (password) => enter(() => hash(normalise(password), strength)),
    fits: (password, passwordHash) =>
      enter(async () => {
        const isRight = await verify(passwordHash ?? (await noHash), normalise(password));
        return isRight && passwordHash !== null;
      }),
    waiting: () => queue.size,
  };
}

/** Whether a hash was made with weaker parameters than the current ones. */
export function isWeak(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < strength.memoryCost || timeCost < strength.timeCost;
}

/** Unicode normal form, so that the same characters hash alike; nothing is trimmed or cut. */
function normalise(password: string): string {
  return password.normalize('NFC');
}
