import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openToAnyone, requireRoutePolicies } from './route-policy.ts';

it('R-26 a route that does not say who may call it stops the start', async () => {
  const app = Fastify();
  requireRoutePolicies(app);
  app.get('/open', { config: { access: 'anyone' } }, async () => 'open');
  app.get('/forgotten', async () => 'open');
  await expect(app.ready()).rejects.toThrow('GET /forgotten');
});

it('R-26 a scope that is open to anyone declares the routes that plugins register', async () => {
  const app = Fastify();
  requireRoutePolicies(app);
  await app.register(async (scope) => {
    openToAnyone(scope);
    scope.get('/open', async () => 'open');
  });
  await expect(app.ready()).resolves.toBeDefined();
});
