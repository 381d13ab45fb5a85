import { createApiClient, createShopApi } from '@kayal/api-contract/client';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createMemoryStorage } from '../../../storybook/testing/memory-storage.test-support.ts';
import { provideSession } from './session.ts';

const asha = { id: 'c1', full_name: 'Asha', email: 'asha@kayal.example' };

/** The session in a browser with stored values, on a server that has only the specified calls. */
async function restore(stored: Readonly<Record<string, string>>, customer: Response) {
  const storage = { session: createMemoryStorage(), local: createMemoryStorage() };
  for (const [key, value] of Object.entries(stored)) {
    (key === 'userId' ? storage.local : storage.session).setItem(key, value);
  }
  const asked: string[] = [];
  const client = createApiClient({
    company: 'kayal',
    retries: 0,
    fetch: async (url) => {
      asked.push(url.replace('/api/onlineorder', ''));
      return url.includes('/getCustomerById/') ? customer : new Response('<h1>Not found</h1>', { status: 404 });
    },
  });
  const session = createActor(provideSession(createShopApi(client), storage), { input: { storage } }).start();
  const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'));
  return { user: context.user, asked, storage };
}

const found = () => Response.json({ success: true, data: asha });

it.each([{ loginId: 'c1' }, { userId: 'c1' }])('S3.SES.04 S6.SHOP.01 J05 %j is a shopper', async (stored) => {
  const { user, asked } = await restore(stored, found());
  expect(user).toEqual({ id: 'c1', name: 'Asha', email: 'asha@kayal.example', isAdmin: false });
  expect(asked).toEqual(['/user/session/kayal', '/user/getCustomerById/kayal/c1']);
});

it('S6.ADM.01 the stored marker shows an admin her links', async () => {
  const { user } = await restore({ loginId: 'c1', password: 'admin' }, found());
  expect(user?.isAdmin).toBe(true);
});

it('J05 a stored id that the server does not confirm is cleared', async () => {
  const { user, storage } = await restore({ userId: 'c1' }, new Response(null, { status: 403 }));
  expect(user).toBeNull();
  expect(storage.local.getItem('userId')).toBeNull();
});

it('J54 a stored id is kept when the server has an error', async () => {
  const { storage } = await restore({ userId: 'c1' }, new Response(null, { status: 500 }));
  expect(storage.local.getItem('userId')).toBe('c1');
});

it('a browser that stores nobody asks for nobody', async () => {
  const { user, asked } = await restore({}, found());
  expect(user).toBeNull();
  expect(asked).toHaveLength(1);
});
