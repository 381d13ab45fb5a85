import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import type { Config } from '../config/config.ts';
import { answerBrokenRequest } from '../http/answers/broken-requests.ts';
import { answerError } from '../http/answers/errors.ts';
import type { RepeatedAnswers } from '../http/answers/repeat-answers.ts';
import { createHttpServer } from '../http/limits/http-server.ts';
import { loggerOptions } from '../http/monitoring/access-log.ts';
import type { LogOutput } from '../http/monitoring/log-output.ts';

/** What only the server itself needs. */
export interface ServerParts {
  readonly config: Config;
  /** Replaces the logger of the configured level. */
  readonly logger?: FastifyBaseLogger;
  /** Receives the log lines; standard output when absent. */
  readonly logOutput?: LogOutput['stream'];
  /** For development, where Vite's handler comes before the app's. */
  readonly serverFactory?: FastifyServerFactory;
}

/** Max size of a JSON body where an endpoint sets no other, in bytes. */
const bodyLimit = 64 * 1024;

/** Makes the function that names requests in the log and in refusals. */
export function requestIds(): () => string {
  let requests = 0;
  const prefix = `${Math.floor(Date.now() / 1000).toString(36)}-${process.pid.toString(36)}`;
  return () => {
    requests += 1;
    return `${prefix}-${requests.toString(36)}`;
  };
}

/** A Fastify server without routes, which sends repeated answers before Fastify sees the request. */
export function createServer(
  { config, logger, logOutput, serverFactory }: ServerParts,
  repeated: RepeatedAnswers,
  nextRequestId: () => string,
): FastifyInstance {
  const listen: FastifyServerFactory = (handle) =>
    createHttpServer((request, response) => {
      if (!repeated.send(request, response)) handle(request, response);
    });
  return Fastify({
    ...(logger === undefined
      ? { logger: { ...loggerOptions(config.logLevel), ...(logOutput === undefined ? {} : { stream: logOutput }) } }
      : { loggerInstance: logger }),
    serverFactory: serverFactory ?? listen,
    bodyLimit,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: nextRequestId,
  });
}
