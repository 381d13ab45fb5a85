import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { readConfig } from '../../config/config.ts';
import { openTracing } from '../../startup/open-tracing.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { forEachEngine } from '@kayal/server-testing/src/harness.ts';
import { listenLocally } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { lineBody } from '@kayal/server-testing/src/shopping.ts';
import { people, seedSmall, variants } from '@kayal/server-testing/src/small-seed.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Batch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** A collector that keeps what it gets. */
async function startCollector() {
  const bodies: string[] = [];
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
      keys.push(request.headers['x-key']);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await listenLocally(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keys,
    text: () => bodies.join('\n'),
    spans: (): readonly Span[] =>
      bodies.flatMap((body) => {
        const batch: Batch = JSON.parse(body);
        return batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

forEachEngine('traces', (engine) => {
  it('R-77 a collector gets requests, statements, messages and pictures as spans, and nothing personal', async () => {
    const collector = await startCollector();
    const place = await makeFreshPlace(engine, inject('postgresUrl'));
    const config = {
      ...readConfig({
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'silent',
        DATA_DIR: place.dataDir,
        DRAW_AHEAD: 'off',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
        // Nothing listens there: the message is tried, and its span says that it failed.
        SMTP_URL: 'smtp://127.0.0.1:9',
      }),
      databaseUrl: place.databaseUrl,
    };
    const tracing = await openTracing(config.tracing, () => undefined);
    const database = openDatabase(config, tracing.addStatement);
    await migrate(database.db);
    await seedSmall(database.db, config.season);
    const app = await buildApp({ config, database, tracing });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = await addSession(database.db, people.asha.id, Date.now());
    const send = async (path: string, init: RequestInit = {}): Promise<number> => {
      const answer = await fetch(`${origin}${path}`, init);
      await answer.arrayBuffer();
      return answer.status;
    };
    const body = JSON.stringify(lineBody(variants.blackM, 2));
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    expect(await send(urlOf('addToCart'), { method: 'POST', headers, body })).toBe(200);
    expect(await send(`${urlOf('suggest')}?q=secretword`)).toBe(200);
    expect(await send('/uploads/101_Jet%20Black.webp?w=240')).toBe(200);
    expect(await send('/health/live')).toBe(200);
    await app.context.outbox.post(database.db, { channel: 'mail', to: people.asha.email, subject: 'Hi', text: 'code' });
    await app.context.outbox.deliver('mail');
    await app.close();
    await tracing.close();
    await database.close();

    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'POST /api/onlineorder/cart/add/:company');
    const ofRequest = spans.filter(({ traceId }) => traceId === request?.traceId);
    const statements = ofRequest.filter(({ name }) => name.startsWith('sql '));
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['sql select', 'sql insert']));
    expect(statements.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['send mail', 'picture']));
    expect(spans.filter(({ name }) => name.includes('/health/'))).toEqual([]);
    expect(new Set(collector.keys)).toEqual(new Set(['of-the-collector']));
    const personal = [
      people.asha.id,
      people.asha.email,
      people.asha.name,
      cookie.slice(4),
      'secretword',
      variants.blackM.code,
    ];
    expect(personal.filter((text) => collector.text().includes(text))).toEqual([]);
    await collector.stop();
    await place.remove();
  });
});

it('a collector that is away costs one warning and delays no stop', async () => {
  const collector = await startCollector();
  await collector.stop();
  let warnings = 0;
  const { tracing: settings } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const tracing = await openTracing(settings, () => (warnings += 1));
  expect(await tracing.span('work', {}, async () => 'done')).toBe('done');
  await expect(tracing.span('work', {}, async () => Promise.reject(new TypeError('text')))).rejects.toThrow('text');
  await tracing.close();
  expect(warnings).toBe(1);
});
