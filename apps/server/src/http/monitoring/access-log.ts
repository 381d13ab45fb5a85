import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../../config/settings.ts';
import type { EndedAnswers } from './ended-answers.ts';
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
export function logAnswers(log: FastifyBaseLogger, answers: EndedAnswers): void {
  // None of these values is personal. To look for one in each of them takes ten times as long as writing the line.
  const lines = log.child({}, { redact: [] });
  answers.onEnd(({ requestId, method, route, status, ms, identity }) => {
    const line = { reqId: requestId, method, route, status, ms: Math.round(ms) };
    lines.info(identity === null ? line : { ...line, user: accountHash(identity.customerId) }, 'answered');
  });
}

function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => line.startsWith('    at ')).join('\n');
}
