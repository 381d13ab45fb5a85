import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { isHttps } from '../../../config/config-rules.ts';
import { networkOf, networksOf, type Networks } from '../../../http/admission/client-network.ts';
import type { NoteSecurityEvent } from '../../../http/monitoring/security-events.ts';

/** Origin of a call about an account. */
export interface Caller {
  /** Network address; of IPv6 the /64 that one household or phone has. */
  readonly address: string;
  /** All networks of the caller, from that address to the widest. */
  readonly networks: Networks;
  /** The device cookie, if any. */
  readonly device: string | undefined;
  readonly note: NoteSecurityEvent;
}

/**
 * Name of the cookie that marks a device that has signed in before. Over HTTPS it is a `__Host-` cookie, which no
 * neighbouring host can plant.
 */
export function deviceCookieName(config: Pick<Config, 'publicOrigin'>): string {
  return isHttps(config) ? `__Host-${plainDeviceCookieName}` : plainDeviceCookieName;
}

/** Its name without HTTPS, and of a version before `__Host-`: it is read until the next sign-in replaces it. */
export const plainDeviceCookieName = 'device';

/** Makes a function that reads the caller of a request. */
export function callerReader(
  config: Pick<Config, 'publicOrigin'>,
  noteOf: (request: FastifyRequest) => NoteSecurityEvent,
): (request: FastifyRequest) => Caller {
  return (request) => ({
    address: networkOf(request.ip),
    networks: networksOf(request.ip),
    device: request.cookies[deviceCookieName(config)] ?? request.cookies[plainDeviceCookieName],
    note: noteOf(request),
  });
}
