import type { RouteName } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity.ts';

/** An answer that was sent, or whose client left before its end. */
export interface EndedAnswer {
  readonly requestId: string;
  readonly method: string;
  /** Pattern of the route, never the address. */
  readonly route: string;
  /** Absent for pages and files. */
  readonly endpoint: RouteName | undefined;
  readonly status: number;
  /** From the request's arrival to the end of its answer, ms. */
  readonly ms: number;
  /** The signed-in caller of a route that is not open to anyone. */
  readonly identity: Identity | null;
}

/** Reports every answer as it ends: those of Fastify and those that are repeated without it. */
export class EndedAnswers {
  readonly #listeners: ((answer: EndedAnswer) => void)[] = [];

  onEnd(listener: (answer: EndedAnswer) => void): void {
    this.#listeners.push(listener);
  }

  report(answer: EndedAnswer): void {
    for (const listener of this.#listeners) listener(answer);
  }
}

/** Reports the answers of an app. */
export function watchAnswers(app: FastifyInstance): EndedAnswers {
  const ended = new EndedAnswers();
  app.addHook('onResponse', ({ id, method, routeOptions, identity }, { statusCode, elapsedTime }, done) => {
    ended.report({
      requestId: id,
      method,
      route: routeOptions.url ?? 'none',
      endpoint: routeOptions.config.endpoint,
      status: statusCode,
      ms: elapsedTime,
      identity,
    });
    done();
  });
  return ended;
}
