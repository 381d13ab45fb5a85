import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { watchAnswers } from './ended-answers.ts';
import { createMetrics, noMetrics, serveMetrics, timeAnswers } from './metrics.ts';

const port = 4120;

it('serves figures of requests, process and modules on a separate port', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const metrics = await createMetrics();
  let waiting = 3;
  metrics.gauge('queue_waiting', 'Calls that wait', async () => waiting);
  const refuse = metrics.counter('refused_total', 'Refused calls');
  timeAnswers(app, watchAnswers(app), metrics);
  app.get('/product/:id', { config: { access: 'anyone' } }, async () => 'ok');
  await serveMetrics(app, metrics, { host: '127.0.0.1', port });
  await app.inject('/product/1?secret=1');
  await app.inject('/product/2');
  await app.inject('/none');
  refuse();
  waiting = 7;

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/product/:id",status="200"} 2');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(text).toContain('queue_waiting 7');
  expect(text).toContain('refused_total 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('secret');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

it('names the time of reads, but not of account calls', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  timeAnswers(app, watchAnswers(app), noMetrics);
  const options = { config: { access: 'anyone' } } as const;
  app.get('/page', options, async () => 'ok');
  app.get('/api/user/login', options, async () => 'ok');
  app.post('/page', options, async () => 'ok');
  expect((await app.inject('/page')).headers['server-timing']).toMatch(/^app;dur=\d+\.\d$/);
  expect((await app.inject('/api/user/login')).headers).not.toHaveProperty('server-timing');
  expect((await app.inject({ method: 'POST', url: '/page' })).headers).not.toHaveProperty('server-timing');
});
