import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { noTracing, type Tracing } from '../http/monitoring/tracing.ts';
import type { TracingSettings } from '../config/setting-groups.ts';

/** How long one batch may take, and so how long a collector that is away can delay a stop, ms. */
const exportTimeoutMs = 3000;
const maxTextLength = 4096;

/**
 * Opens the connection to the collector of the settings; its library is loaded only then.
 * @param warn is called when the first of several batches cannot be sent
 */
export async function openTracing(settings: TracingSettings | null, warn: () => void): Promise<Tracing> {
  if (settings === null) return noTracing;
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const sender = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: { ...settings.headers },
    timeoutMillis: exportTimeoutMs,
  });
  let isAway = false;
  const exporter: SpanExporter = {
    export: (spans, done) =>
      sender.export(spans, (result) => {
        if (result.error !== undefined && !isAway) warn();
        isAway = result.error !== undefined;
        done(result);
      }),
    forceFlush: () => sender.forceFlush(),
    shutdown: () => sender.shutdown(),
  };
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.share) }),
    spanLimits: { attributeValueLengthLimit: maxTextLength },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  const tracer = provider.getTracer('kayal');
  const current = new AsyncLocalStorage<Context>();

  return {
    span: (name, facts, work) => {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes: { ...facts } }, parent);
      return current.run(trace.setSpan(parent, span), async () => {
        try {
          return await work();
        } catch (error) {
          // The text of an error may repeat an address or a value.
          if (error instanceof Error) span.setAttribute('error.type', error.name);
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    addStatement: ({ sql, durationMs, hasFailed }) => {
      const parent = current.getStore();
      // Work that repeats every second, such as looking for due messages, has no span and needs none.
      if (parent === undefined) return;
      const endedAt = Date.now();
      const name = /^\s*"?(\w+)/.exec(sql)?.[1] ?? 'statement';
      const attributes = { 'db.query.text': sql };
      const options = { kind: SpanKind.CLIENT, startTime: endedAt - durationMs, attributes };
      const span = tracer.startSpan(`sql ${name}`, options, parent);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    beginRequest: ({ method, requestId }) => {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const attributes = { 'http.request.method': method, 'request.id': requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      return {
        enter: (next) => current.run(context, next),
        end: ({ route, status }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}
