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

/**
 * The hash that a password is compared with where there is none: of random bytes that were thrown away. It is as strong as a new
 * one, and written here so that neither a start nor the first login of an unknown address has to make it.
 */
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$OKGhb/abI1dkGr+bn2/Ilw$kPY6AVdbKXg/gGqr1CH2BDUBzU5mhuQeG0QAE/HUDSM';

/** Loaded with the first password: the library is native, and a shop in which nobody signs in does without it. */
const argon2 = () => import('@node-rs/argon2');

/** Makes the hasher of one process. */
export function createPasswords(): Passwords {
  const queue = new PQueue({ concurrency: maxAtOnce });
  const enter = async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= maxWaiting) throw new ApiError('unavailable');
    return queue.add(work);
  };
  return {
    hash: (password) => enter(async () => (await argon2()).hash(normalise(password), strength)),
    fits: (password, passwordHash) =>
      enter(async () => {
        const { verify } = await argon2();
        const isRight = await verify(passwordHash ?? hashOfNobody, normalise(password));
        return isRight && passwordHash !== null;
      }),
    waiting: () => queue.size,
  };
}

/** Whether a hash was made with weaker parameters than the current ones. */
export async function isWeak(passwordHash: string): Promise<boolean> {
  const { memoryCost, timeCost } = (await argon2()).parseOptions(passwordHash);
  return memoryCost < strength.memoryCost || timeCost < strength.timeCost;
}

/** Unicode normal form, so that the same characters hash alike; nothing is trimmed or cut. */
function normalise(password: string): string {
  return password.normalize('NFC');
}
