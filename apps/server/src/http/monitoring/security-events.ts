import { createHash, createHmac } from 'node:crypto';
import { routes } from '@kayal/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../admission/client-network.ts';

/** Events that are searched for after an attack. */
export type SecurityEvent =
  | 'login.accepted'
  | 'login.refused'
  | 'login.second_factor_due'
  | 'second_factor.accepted'
  | 'second_factor.refused'
  | 'second_factor.changed'
  | 'recovery_code.used'
  | 'code.sent'
  | 'code.refused'
  | 'google.refused'
  | 'password.changed'
  | 'password.refused'
  | 'identity.confirmed'
  | 'session.ended'
  | 'account.deleted'
  | 'role.changed'
  | 'setup.refused'
  | 'setup.done'
  | 'call.forbidden'
  | 'call.limited'
  | 'admin.write'
  | 'upload.refused';

/** Writes a security event of one call. @param customerId the customer whose account is concerned, if known */
export type NoteSecurityEvent = (event: SecurityEvent, customerId?: string) => void;

/** A short name for an account in the log; only with the database can the account be found from it. */
export function accountHash(customerId: string): string {
  return createHash('sha256').update(customerId).digest('hex').slice(0, 12);
}

/**
 * Makes the writer of a call's security events: one log line with the request's id, a hash of the account, and a
 * keyed hash of the network address, so that events of one address can be joined and the address cannot be read.
 */
export function createSecurityEvents(serverKey: Buffer): (request: FastifyRequest) => NoteSecurityEvent {
  const addressHash = (address: string): string =>
    createHmac('sha256', serverKey).update(`log\0${address}`).digest('base64url').slice(0, 12);
  return (request) => (event, customerId) => {
    const account = customerId === undefined ? {} : { account: accountHash(customerId) };
    request.log.info({ event, ...account, from: addressHash(networkOf(request.ip)) }, 'security event');
  };
}

const uploadPath = routes.uploadImages.path;

/** Writes an event for every forbidden or limited call, every refused upload and every write of an admin. */
export function noteRefusalsAndAdminWrites(app: FastifyInstance, serverKey: Buffer): void {
  const noteOf = createSecurityEvents(serverKey);
  app.addHook('onResponse', (request, reply, done) => {
    const event = eventOf(request, reply.statusCode);
    if (event !== null) noteOf(request)(event, request.identity?.customerId);
    done();
  });
}

function eventOf({ identity, method, routeOptions }: FastifyRequest, status: number): SecurityEvent | null {
  if (status === 403) return 'call.forbidden';
  if (status === 429) return 'call.limited';
  const isUpload = routeOptions.url?.includes(uploadPath) === true;
  if (isUpload && status >= 400 && status < 500) return 'upload.refused';
  const isAdminWrite = identity?.role === 'admin' && method !== 'GET' && method !== 'HEAD' && status === 200;
  return isAdminWrite ? 'admin.write' : null;
}
