import { describe, expect, it } from 'vitest';
import { readSignUpState } from './sign-up-state.ts';

describe('sign-up state', () => {
  it('S4.SIGNUP.01 carries the id and what was typed', () => {
    expect(readSignUpState({ id: 'handle_1', email: 'a@b.c', fullName: 'A' })).toEqual({
      id: 'handle_1',
      email: 'a@b.c',
      fullName: 'A',
    });
  });

  it.each([null, undefined, 'text', 7, [], { id: 5 }, { id: '../x' }, { id: 'a'.repeat(65) }])(
    'S2.VERIFY.08 finds no id in %j',
    (state) => {
      expect(readSignUpState(state).id).toBeUndefined();
    },
  );
});
