import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@kayal/api-contract/client';
import { memoryStore } from '../testing/machine.test-support.ts';
import { forgetUser, rememberedUserKey } from './forget-user.ts';
import { clearUser, loadUser, setUser, writeSession } from './user-state.ts';

const asha: SessionUser = { id: 'c1', name: 'Asha', email: 'asha@kayal.example', isAdmin: false };

describe('user state', () => {
  it('S3.CLI.06 without a user the id is null and not remembered', () => {
    expect(clearUser(memoryStore())).toEqual({ id: null, rememberMe: false });
  });

  it('S4.USER.01 S4.USER.02 S9.LOC.01 a remembered user is stored under userId', () => {
    const local = memoryStore();
    expect(setUser(local, 'c1', true)).toEqual({ id: 'c1', rememberMe: true });
    expect([...local.held]).toEqual([['userId', 'c1']]);
    expect(rememberedUserKey).toBe('userId');
  });

  it('S4.USER.03 a user who is not remembered is not stored', () => {
    const local = memoryStore();
    expect(setUser(local, 'c1', false)).toEqual({ id: 'c1', rememberMe: false });
    expect(local.held.size).toBe(0);
  });

  it('S4.USER.04 clearing removes the user, in storage too', () => {
    const local = memoryStore({ userId: 'c1', theme: 'dark' });
    expect(clearUser(local)).toEqual({ id: null, rememberMe: false });
    expect([...local.held.keys()]).toEqual(['theme']);
  });

  it('S4.USER.05 S3.LOC.01 a stored userId becomes the id and is remembered', () => {
    expect(loadUser(memoryStore({ userId: 'c1' }))).toEqual({ id: 'c1', rememberMe: true });
    expect(loadUser(memoryStore())).toEqual({ id: null, rememberMe: false });
    expect(loadUser(memoryStore({ userId: '' }))).toEqual({ id: null, rememberMe: false });
  });

  it('S3.SES.01 S3.SES.03 J03 five session values, LedCode is the id, password is a mask or the marker', () => {
    const session = memoryStore();
    writeSession(session, asha);
    expect([...session.held.keys()]).toEqual(['loginId', 'loginName', 'loginEmail', 'LedCode', 'password']);
    expect(session.held.get('LedCode')).toBe(session.held.get('loginId'));
    expect(session.held.get('password')).toBe('********');
    writeSession(session, { ...asha, isAdmin: true });
    expect(session.held.get('password')).toBe('admin');
  });

  it('S4.AUTH.03 J04 clearing removes all five values and nothing else', () => {
    const session = memoryStore({ other: 'x' });
    writeSession(session, asha);
    forgetUser({ session, local: memoryStore() });
    expect([...session.held.keys()]).toEqual(['other']);
  });
});
