import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it('S2.ACC.02 first and last word give two letters', () => {
    expect(initials('asha maria nair')).toBe('AN');
    expect(initials('  Asha  ')).toBe('A');
  });
  it('S2.ACC.02 no name gives no letters', () => {
    expect(initials('   ')).toBe('');
  });
  it('S2.ACC.02 a letter of several code units stays whole', () => {
    expect(initials('ആശ നായർ')).toBe('ആനാ');
  });
});
