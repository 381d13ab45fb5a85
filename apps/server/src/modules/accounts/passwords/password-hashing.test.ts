import { describe, expect, it } from 'vitest';
import { createPasswords, isWeak } from './password-hashing.ts';

describe('createPasswords', () => {
  it('R-01 R-03 hashes with Argon2id what was typed, in one normal form, untrimmed', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('pa\u0308ss ');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isWeak(hash)).toBe(false);
    expect(await passwords.fits('päss ', hash)).toBe(true);
    expect(await passwords.fits('päss', hash)).toBe(false);
    expect(await passwords.fits('päss ', null)).toBe(false);
  });

  it('R-02 lets a hundred wait and refuses the next', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('x');
    const tries = await Promise.allSettled(Array.from({ length: 106 }, () => passwords.fits('x', hash)));
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(104);
    expect(tries.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  });
});
