import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerDeadLetters } from './dead-letters.routes.ts';
import { addOutboxMetrics } from './outbox.metrics.ts';
import { deliverEverySecond } from './outbox.ts';

/** Messages that go out: their delivery, their figures, and those that were given up. */
export function registerOutbox(app: FastifyInstance, context: AppContext): void {
  registerDeadLetters(app, context);
  deliverEverySecond(app, context.outbox);
  addOutboxMetrics(context);
}
