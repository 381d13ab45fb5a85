import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isHttps } from '../config/config-rules.ts';

/**
 * The nonce of a page's first styles and of the one `<style>` that a script adds (the scroll lock of dialogs). One per
 * process, so that the same HTML can be cached for every visitor; scripts never use it.
 */
export const styleNonce = randomBytes(16).toString('base64url');

/** Where the Google sign-in script comes from and what it loads (S7.EXT.09). */
const google = {
  script: ' https://accounts.google.com/gsi/client',
  style: ' https://accounts.google.com/gsi/style',
  calls: ' https://accounts.google.com/gsi/',
  frames: ['frame-src https://accounts.google.com/gsi/'],
};
const noGoogle: typeof google = { script: '', style: '', calls: '', frames: [] };

/** What a page may load; Google's part only where sign-in with it is set up. */
function pagePolicyOf({ googleClientId }: Config): string {
  const { script, style, calls, frames } = googleClientId === null ? noGoogle : google;
  return [
    "default-src 'none'",
    `script-src 'self'${script}`,
    `style-src 'self' 'nonce-${styleNonce}'${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    ...frames,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers that are not pages may load nothing when a browser shows them. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const oneYearSeconds = 31_536_000;

/**
 * Puts the security headers on every answer. HTML gets the page's policy, all else the empty one; a route that has set
 * its own `content-security-policy` keeps it.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(config.rehearsal.isOne ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    ...(isHttps(config) ? { 'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains` } : {}),
  };
  const pagePolicy = pagePolicyOf(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere);
    // The address of this page holds the one-time token of a new shop, which no other request may carry.
    if (/^\/setup(?:[/?]|$)/.test(request.url)) reply.header('referrer-policy', 'no-referrer');
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      const type = reply.getHeader('content-type');
      const isPage = typeof type === 'string' && type.startsWith('text/html');
      reply.header('content-security-policy', isPage ? pagePolicy : dataPolicy);
    }
    done(null, payload);
  });
}
