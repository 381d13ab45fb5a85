import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../../startup/config.ts';
import { accountHash } from './security-events.ts';

/** Values that never reach a log, wherever a logged object holds them. */
const redacted = [
  'password',
  'newPassword',
  'otp',
  'token',
  'cookie',
  'authorization',
  'email',
  'mobile',
  'address',
  'message',
];

/** Fastify's logger: JSON lines, UTC, no query strings, no bodies, no personal values. */
export function loggerOptions(level: LogLevel): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).filter((path) => path !== '*.message'),
    serializers: {
      // An error's message may contain values of a query; type, code and stack frames are enough to find the cause.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code ?? '',
        message: '',
        stack: framesOf(error),
      }),
    },
  };
}

/** Writes one line per answered call: route pattern, status, duration, and a hash instead of who called. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.identity === null ? {} : { user: accountHash(request.identity.customerId) }),
      },
      'answered',
    );
    done();
  });
}

function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => line.startsWith('    at ')).join('\n');
}
