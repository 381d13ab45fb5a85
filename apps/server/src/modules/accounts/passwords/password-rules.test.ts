import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { checkNewPassword, passwordRule } from './password-rules.ts';

describe('password rules', () => {
  const asShopper = (password: string, minLength: number) =>
    checkNewPassword(password, passwordRule('shopper', minLength), 'password');
  const asAdmin = (password: string, minLength = 1) =>
    checkNewPassword(password, passwordRule('admin', minLength), 'password');

  it('R-03 R-04 shoppers have no rule but the setting; from eight characters on it refuses the common ones', async () => {
    await expect(asShopper('x', 1)).resolves.toBeUndefined();
    await expect(asShopper('password', 1)).resolves.toBeUndefined();
    await expect(asShopper('1234567', 8)).rejects.toThrow('at least 8 characters');
    await expect(asShopper('Password123', 8)).rejects.toThrow('too well known');
    await expect(asShopper('i-love-kayal', 8)).rejects.toThrow('too well known');
    await expect(asShopper('made-to-move', 8)).resolves.toBeUndefined();
  });

  it('R-04 with every setting admins need twelve characters that are not common', async () => {
    await expect(asAdmin('elevenchars')).rejects.toThrow('at least 12 characters');
    await expect(asAdmin('Qwerty123456')).rejects.toThrow('too well known');
    await expect(asAdmin('fourteen-chars', 20)).rejects.toThrow('at least 20 characters');
    await expect(asAdmin('made-to-move')).resolves.toBeUndefined();
  });

  it('R-04 knows far more than the ten thousand commonest', () => {
    expect(dictionary['passwords-common'].length).toBeGreaterThan(10_000);
  });
});
